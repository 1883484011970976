import { silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { partitionName } from '../envelope/event.ts';
import type { FoundHeads } from '../bus/offsets.ts';

/** The ends of the partitions of the bus, by their names, and the topics that it does not have. */
export interface Heads {
  readonly ends: ReadonlyMap<string, number>;
  readonly missing: readonly string[];
}

const clientId = 'events command';

// From the table itself: this command needs no bus that listens.
const postgresHeads = async (url: string): Promise<FoundHeads> => {
  const bus = connectDatabase({ url, applicationName: clientId, logger: silentLogger, poolMax: 1 });
  try {
    return { offsets: await bus('head').select('topic', 'partition', { offset: 'next' }), missing: [] };
  } finally {
    await bus.destroy();
  }
};

const kafkaHeads = async (url: string): Promise<FoundHeads> => {
  const kafka = await import('../kafka/index.ts');
  return kafka.kafkaHeads({ url, clientId, logger: silentLogger });
};

/** The heads of the bus at `url`. */
export const busHeads = async (url: string): Promise<Heads> => {
  const { offsets, missing } = await (url.startsWith('kafka:') ? kafkaHeads(url) : postgresHeads(url));
  return { ends: new Map(offsets.map((head) => [partitionName(head), head.offset])), missing };
};

import { silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import { findOutOfRange, type FoundHeads } from '../bus/offsets.ts';
import { partitionName } from '../envelope/event.ts';
import type { EventsConfig } from './config.ts';
import { withDatabases } from './service-databases.ts';

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

/** Where consumers have read beyond what the bus holds, as sentences: their stores and the log are not of one instant. */
export const offsetsBeyondLog = ({ databases, busUrl }: EventsConfig & { readonly busUrl: string }): Promise<string[]> =>
  withDatabases(databases, async (opened) => {
    const offsets = (await Promise.all(opened.map(({ store }) => store.offsets.readAll()))).flat();
    const { ends, missing } = await busHeads(busUrl);
    return offsets.flatMap(({ consumer, ...offset }) => {
      const end = ends.get(partitionName(offset));
      const problems = findOutOfRange([offset], {
        offsets: end === undefined ? [] : [{ ...offset, offset: end }],
        missing: missing.filter((topic) => topic === offset.topic),
      });
      return problems.map((problem) => `${consumer}: ${problem}`);
    });
  });

import { silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import type { Place } from '../bus/bus-message.ts';
import { partitionName } from '../bus/ordered-log.ts';

/** The place after the last record of each partition, by its name. */
export type Heads = ReadonlyMap<string, number>;

const clientId = 'events command';

// From the table itself: a command that only looks creates no topics.
const postgresHeads = async (url: string): Promise<Place[]> => {
  const bus = connectDatabase({ url, applicationName: clientId, logger: silentLogger, poolMax: 1 });
  try {
    return await bus('head').select('topic', 'partition', { offset: 'next' });
  } finally {
    await bus.destroy();
  }
};

const kafkaHeads = async (url: string): Promise<readonly Place[]> => {
  const kafka = await import('../kafka/index.ts');
  return kafka.kafkaHeads({ url, clientId, logger: silentLogger });
};

/** Asks the bus at `url` how far it is. */
export const busHeads = async (url: string): Promise<Heads> => {
  const heads = await (url.startsWith('kafka:') ? kafkaHeads(url) : postgresHeads(url));
  return new Map(heads.map((head) => [partitionName(head), head.offset]));
};

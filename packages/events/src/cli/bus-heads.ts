import { silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import type { PartitionOffset } from '../bus/bus-message.ts';
import { partitionName } from '../bus/ordered-log.ts';

/** The offset after the last record of each partition, by the partition's name. */
export type Heads = ReadonlyMap<string, number>;

const clientId = 'events command';

// From the table itself: opening the bus would create its topics, and this command only reads.
const postgresHeads = async (url: string): Promise<PartitionOffset[]> => {
  const bus = connectDatabase({ url, applicationName: clientId, logger: silentLogger, poolMax: 1 });
  try {
    return await bus('head').select('topic', 'partition', { offset: 'next' });
  } finally {
    await bus.destroy();
  }
};

const kafkaHeads = async (url: string): Promise<readonly PartitionOffset[]> => {
  const kafka = await import('../kafka/index.ts');
  return kafka.kafkaHeads({ url, clientId, logger: silentLogger });
};

/** The heads of the bus at `url`. */
export const busHeads = async (url: string): Promise<Heads> => {
  const heads = await (url.startsWith('kafka:') ? kafkaHeads(url) : postgresHeads(url));
  return new Map(heads.map((head) => [partitionName(head), head.offset]));
};

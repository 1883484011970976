import type { Topic } from '@paltu/contracts';
import { sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import { checkCount } from './topic-table.ts';

export interface TopicRegister {
  /** How many partitions a topic has; the function throws for a topic that is not there. */
  partitions(): Promise<(topic: string) => number>;
  /** Rejects unless all of these topics are there. */
  require(wanted: readonly string[]): Promise<void>;
}

const countPartitions = async (database: Knex): Promise<Map<string, number>> => {
  const rows = (await database('head').select('topic').count({ partitions: '*' }).groupBy('topic')) as {
    topic: string;
    partitions: number;
  }[];
  return new Map(rows.map(({ topic, partitions }) => [topic, partitions]));
};

// Counts first, because a process that may only read the bus (the gateway) must not write when nothing is missing.
const createMissing = async (database: Knex, topics: readonly Topic[]): Promise<Map<string, number>> => {
  const counts = await countPartitions(database);
  const missing = topics.filter(({ name }) => !counts.has(name));
  if (missing.length === 0) return counts;
  await sqlRows(
    database,
    `insert into head (topic, partition)
     select topic, generate_series(0, partitions - 1) from unnest(?::text[], ?::int[]) as wanted (topic, partitions)
     on conflict do nothing`,
    [missing.map(({ name }) => name), missing.map(({ partitions }) => partitions)],
  );
  return countPartitions(database);
};

/** Creates the topics of the contracts on first use; calls reject when the bus has another partition count for one of them. */
export const topicRegister = (database: Knex, topics: readonly Topic[]): TopicRegister => {
  let known: Promise<Map<string, number>> | undefined;
  const load = (): Promise<Map<string, number>> => {
    known ??= createMissing(database, topics).then(
      (counts) => {
        for (const topic of topics) checkCount(topic, counts.get(topic.name));
        return counts;
      },
      (error: unknown) => {
        known = undefined;
        throw error;
      },
    );
    return known;
  };
  const countOf = (counts: ReadonlyMap<string, number>, topic: string): number => {
    const count = counts.get(topic);
    if (count === undefined) throw new Error(`there is no topic ${topic}`);
    return count;
  };
  return {
    partitions: async () => {
      const counts = await load();
      return (topic) => countOf(counts, topic);
    },
    require: async (wanted) => {
      const counts = await load();
      for (const topic of wanted) countOf(counts, topic);
    },
  };
};

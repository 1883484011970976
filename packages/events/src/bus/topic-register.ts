import type { Topic } from '@paltu/contracts';
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

/** The topics that are on the bus; calls reject when it has another partition count for one of them than the contracts. */
export const topicRegister = (database: Knex, topics: readonly Topic[]): TopicRegister => {
  let known: Promise<Map<string, number>> | undefined;
  const load = (): Promise<Map<string, number>> => {
    known ??= countPartitions(database).then(
      (counts) => {
        for (const topic of topics) if (counts.has(topic.name)) checkCount(topic, counts.get(topic.name));
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
    if (count !== undefined) return count;
    // It may be made later: the next call looks again.
    known = undefined;
    throw new Error(`there is no topic ${topic} on the bus: who owns the log makes it`);
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

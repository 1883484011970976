import type { Topic } from '@paltu/contracts';
import type { Knex } from 'knex';
import { MissingTopics } from '../ports/event-bus.ts';
import { checkCount, type PartitionCount } from '../bus/topics.ts';

interface TopicRegister {
  /** How many partitions each of these topics has. @throws MissingTopics */
  partitions(wanted: readonly string[]): Promise<PartitionCount>;
  /** Looks again at the next call. */
  forget(): void;
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
    known ??= countPartitions(database)
      .then((counts) => {
        for (const topic of topics) if (counts.has(topic.name)) checkCount(topic, counts.get(topic.name));
        return counts;
      })
      .catch((error: unknown) => {
        known = undefined;
        throw error;
      });
    return known;
  };
  const forget = (): void => void (known = undefined);
  return {
    partitions: async (wanted) => {
      const counts = await load();
      const missing = [...new Set(wanted)].filter((topic) => !counts.has(topic));
      if (missing.length === 0) return (topic) => counts.get(topic) ?? 0;
      // They may be made later.
      forget();
      throw new MissingTopics(missing);
    },
    forget,
  };
};

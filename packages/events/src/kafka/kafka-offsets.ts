import type { Kafka } from 'kafkajs';
import type { Place } from '../bus/bus-message.ts';
import type { OrderedLog } from '../bus/ordered-log.ts';
import type { PartitionCount } from '../bus/topic-table.ts';
import { reconnecting } from './reconnecting.ts';

/** The places after the last record, as true as they were at `askedAt` or a little later. */
export interface RecentHeads {
  readonly askedAt: number;
  readonly places: Place[];
}

export interface KafkaOffsets extends Pick<OrderedLog, 'heads' | 'placesAt'> {
  /** Heads that were asked for at most `maxAgeMs` milliseconds ago: readers of the same topics share the answers. */
  recentHeads(topics: readonly string[], maxAgeMs: number): Promise<RecentHeads>;
  /** Best effort: a group that is left behind ends by itself in time. */
  deleteGroup(group: string): Promise<void>;
  close(): Promise<void>;
}

const placesOf = (topic: string, found: readonly { partition: number; offset: string }[]): Place[] =>
  found.map(({ partition, offset }) => ({ topic, partition, offset: Number(offset) }));

/** What is asked of Kafka besides reading and writing: one connection for all readers of a process. */
export const kafkaOffsets = (kafka: Kafka, partitions: PartitionCount): KafkaOffsets => {
  const admin = reconnecting(() => kafka.admin());
  const asked = new Map<string, { at: number; answer: Promise<Place[]> }>();

  const headsOf = (topic: string, maxAgeMs: number): { at: number; answer: Promise<Place[]> } => {
    const known = asked.get(topic);
    if (known !== undefined && Date.now() - known.at < maxAgeMs) return known;
    const answer = admin.use(async (client) => placesOf(topic, await client.fetchTopicOffsets(topic)));
    const question = { at: Date.now(), answer };
    asked.set(topic, question);
    answer.catch(() => asked.delete(topic));
    return question;
  };
  const recentHeads = async (topics: readonly string[], maxAgeMs: number): Promise<RecentHeads> => {
    topics.forEach(partitions);
    const questions = topics.map((topic) => headsOf(topic, maxAgeMs));
    const places = await Promise.all(questions.map(({ answer }) => answer));
    return { askedAt: Math.min(...questions.map(({ at }) => at)), places: places.flat() };
  };
  return {
    recentHeads,
    heads: async (topics) => (await recentHeads(topics, 0)).places,
    placesAt: async (topics, from) => {
      topics.forEach(partitions);
      const places = await Promise.all(
        topics.map((topic) =>
          admin.use(async (client) => placesOf(topic, await client.fetchTopicOffsetsByTimestamp(topic, from.getTime()))),
        ),
      );
      return places.flat();
    },
    deleteGroup: (group) =>
      admin
        .use((client) => client.deleteGroups([group]))
        .then(
          () => undefined,
          () => undefined,
        ),
    close: admin.close,
  };
};

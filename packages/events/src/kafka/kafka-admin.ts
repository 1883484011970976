import type { Kafka } from 'kafkajs';
import type { PartitionOffset } from '../bus/bus-message.ts';
import type { OrderedLog } from '../bus/ordered-log.ts';
import type { PartitionCount } from '../bus/topic-table.ts';
import { reconnecting } from './reconnecting.ts';

/** The offsets after the last record, as they were at `askedAt` or a little later. */
export interface RecentHeads {
  readonly askedAt: number;
  readonly offsets: PartitionOffset[];
}

export interface KafkaAdmin extends Pick<OrderedLog, 'heads' | 'offsetsAt'> {
  /** Heads that were asked for at most `maxAgeMs` milliseconds ago: readers of the same topics share the answers. */
  recentHeads(topics: readonly string[], maxAgeMs: number): Promise<RecentHeads>;
  /** Best effort: Kafka deletes an empty group by itself in time. */
  deleteGroup(group: string): Promise<void>;
  close(): Promise<void>;
}

interface Request {
  readonly askedAt: number;
  readonly offsets: Promise<PartitionOffset[]>;
}

const offsetsOf = (topic: string, found: readonly { partition: number; offset: string }[]): PartitionOffset[] =>
  found.map(({ partition, offset }) => ({ topic, partition, offset: Number(offset) }));

/** What is asked of Kafka besides reading and writing: one connection for all readers of a process. */
export const kafkaAdmin = (kafka: Kafka, partitions: PartitionCount): KafkaAdmin => {
  const admin = reconnecting(() => kafka.admin());
  const requests = new Map<string, Request>();

  const headsOf = (topic: string, maxAgeMs: number): Request => {
    const known = requests.get(topic);
    if (known !== undefined && Date.now() - known.askedAt < maxAgeMs) return known;
    const offsets = admin.use(async (client) => offsetsOf(topic, await client.fetchTopicOffsets(topic)));
    const request = { askedAt: Date.now(), offsets };
    requests.set(topic, request);
    offsets.catch(() => requests.delete(topic));
    return request;
  };
  const recentHeads = async (topics: readonly string[], maxAgeMs: number): Promise<RecentHeads> => {
    topics.forEach(partitions);
    const asked = topics.map((topic) => headsOf(topic, maxAgeMs));
    const offsets = await Promise.all(asked.map((request) => request.offsets));
    return { askedAt: Math.min(...asked.map(({ askedAt }) => askedAt)), offsets: offsets.flat() };
  };
  return {
    recentHeads,
    heads: async (topics) => (await recentHeads(topics, 0)).offsets,
    offsetsAt: async (topics, from) => {
      topics.forEach(partitions);
      const offsets = await Promise.all(
        topics.map((topic) =>
          admin.use(async (client) => offsetsOf(topic, await client.fetchTopicOffsetsByTimestamp(topic, from.getTime()))),
        ),
      );
      return offsets.flat();
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

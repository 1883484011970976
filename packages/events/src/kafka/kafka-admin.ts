import type { Admin, Kafka } from 'kafkajs';
import type { PartitionOffset } from '../envelope/event.ts';
import type { OrderedLog } from '../ports/event-bus.ts';
import type { FoundHeads } from '../bus/offsets.ts';
import type { PartitionCount } from '../bus/topics.ts';
import { reconnecting } from './reconnecting.ts';
import { sharedAnswers } from './shared-answers.ts';

/** The offsets after the last record, as they were at `askedAt` or a little later; 0 in topics that are missing. */
export interface RecentHeads extends FoundHeads {
  readonly askedAt: number;
}

export interface KafkaAdmin extends Pick<OrderedLog, 'heads' | 'offsetsAt'> {
  /** Heads that were asked for at most `maxAgeMs` milliseconds ago: readers of the same topics share the answers. */
  recentHeads(topics: readonly string[], maxAgeMs: number): Promise<RecentHeads>;
  /** Those of these topics that are not there now. */
  missing(topics: readonly string[]): Promise<readonly string[]>;
  /** Best effort: Kafka deletes an empty group by itself in time. */
  deleteGroup(group: string): Promise<void>;
  close(): Promise<void>;
}

const offsetsOf = (topic: string, found: readonly { partition: number; offset: string }[]): PartitionOffset[] =>
  found.map(({ partition, offset }) => ({ topic, partition, offset: Number(offset) }));

/** How old the list of topics may be for those who take heads of some age. */
const topicsAgeMs = 1_000;

/** What is asked of Kafka besides reading and writing: one connection for all readers of a process. */
export const kafkaAdmin = (kafka: Kafka, partitions: PartitionCount): KafkaAdmin => {
  const admin = reconnecting(() => kafka.admin());
  const shareTopics = sharedAnswers<ReadonlySet<string>>();
  const shareHeads = sharedAnswers<PartitionOffset[] | undefined>();

  const topicsThere = (maxAgeMs: number) =>
    shareTopics('', maxAgeMs, async () => new Set(await admin.use((client) => client.listTopics()))).answer;
  // Nobody asks for offsets of a topic that is missing: the library would ask for its metadata with every later question too, and fail with
  // all of them. A client that asks again and again asks less often which topics there are: the answer lists all their partitions.
  const ifThere = async <Answer>(topic: string, maxAgeMs: number, ask: (client: Admin) => Promise<Answer>): Promise<Answer | undefined> =>
    (await topicsThere(maxAgeMs === 0 ? 0 : topicsAgeMs)).has(topic) ? admin.use(ask) : undefined;
  const emptyTopic = (topic: string): PartitionOffset[] =>
    Array.from({ length: partitions(topic) }, (_, partition) => ({ topic, partition, offset: 0 }));

  const headsOf = (topic: string, maxAgeMs: number) =>
    shareHeads(topic, maxAgeMs, () => ifThere(topic, maxAgeMs, async (client) => offsetsOf(topic, await client.fetchTopicOffsets(topic))));
  const recentHeads = async (topics: readonly string[], maxAgeMs: number): Promise<RecentHeads> => {
    topics.forEach(partitions);
    const asked = topics.map((topic) => ({ topic, ...headsOf(topic, maxAgeMs) }));
    const found = await Promise.all(asked.map(async ({ topic, answer }) => ({ topic, offsets: await answer })));
    return {
      askedAt: Math.min(...asked.map(({ askedAt }) => askedAt)),
      offsets: found.flatMap(({ topic, offsets }) => offsets ?? emptyTopic(topic)),
      missing: found.filter(({ offsets }) => offsets === undefined).map(({ topic }) => topic),
    };
  };
  return {
    recentHeads,
    missing: async (topics) => {
      const there = await topicsThere(0);
      return topics.filter((topic) => !there.has(topic));
    },
    heads: async (topics) => [...(await recentHeads(topics, 0)).offsets],
    offsetsAt: async (topics, from) => {
      topics.forEach(partitions);
      const offsetsIn = (topic: string) =>
        ifThere(topic, 0, async (client) => offsetsOf(topic, await client.fetchTopicOffsetsByTimestamp(topic, from.getTime())));
      return (await Promise.all(topics.map(async (topic) => (await offsetsIn(topic)) ?? emptyTopic(topic)))).flat();
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

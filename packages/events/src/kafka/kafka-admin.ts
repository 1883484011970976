import { topics as everyTopic } from '@paltu/contracts';
import { setTimeout as pause } from 'node:timers/promises';
import kafkajs, { type Admin, type Kafka } from 'kafkajs';
import type { FoundHeads } from '../bus/offsets.ts';
import { topicTable, type PartitionCount } from '../bus/topics.ts';
import type { PartitionOffset } from '../envelope/event.ts';
import type { OrderedLog } from '../ports/event-bus.ts';
import { kafkaClient, type KafkaAddress } from './kafka-client.ts';
import { reconnecting } from './reconnecting.ts';

/**
 * Lets several callers have one answer: that to the question `name` that was asked at most `maxAgeMs` milliseconds ago, or else it asks. A
 * failure is not kept.
 */
const sharedAnswers = <Answer>() => {
  const questions = new Map<string, { readonly askedAt: number; readonly answer: Promise<Answer> }>();
  return (name: string, maxAgeMs: number, ask: () => Promise<Answer>) => {
    const known = questions.get(name);
    if (known !== undefined && Date.now() - known.askedAt < maxAgeMs) return known;
    const question = { askedAt: Date.now(), answer: ask() };
    questions.set(name, question);
    question.answer.catch(() => {
      if (questions.get(name) === question) questions.delete(name);
    });
    return question;
  };
};

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

/** How a Kafka is, for who looks after it. */
interface KafkaState {
  /** `leaderless`: it answers, and no broker leads the topic, as when the only one has fenced itself. `silent`: nobody answers in time. */
  readonly state: 'answers' | 'leaderless' | 'silent';
  /** Until its answer, or until nobody waited any more. */
  readonly ms: number;
}

const withoutLeader: readonly string[] = ['LEADER_NOT_AVAILABLE', 'NOT_LEADER_FOR_PARTITION', 'BROKER_NOT_AVAILABLE'];

/** What an error of the library shows about the broker. */
export const stateOfError = (error: unknown): KafkaState['state'] => {
  if (error instanceof kafkajs.KafkaJSProtocolError && withoutLeader.includes(error.type)) return 'leaderless';
  return error instanceof Error && error.cause !== undefined ? stateOfError(error.cause) : 'silent';
};

const attempts = 5;
const pauseMs = 200;

/** Asks again after a partition has just got its leader, or another one: the next client has new metadata. */
const whileLeadersMove = async <Answer>(ask: () => Promise<Answer>, left = attempts): Promise<Answer> => {
  try {
    return await ask();
  } catch (error) {
    if (left === 1 || stateOfError(error) !== 'leaderless') throw error;
    await pause(pauseMs);
    return whileLeadersMove(ask, left - 1);
  }
};

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
    (await topicsThere(maxAgeMs === 0 ? 0 : topicsAgeMs)).has(topic) ? whileLeadersMove(() => admin.use(ask)) : undefined;
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

/** Asks once for the offset after the last record, of every partition of every topic of the contracts. */
export const kafkaHeads = async (address: KafkaAddress): Promise<FoundHeads> => {
  const topics = Object.values(everyTopic);
  const admin = kafkaAdmin(kafkaClient(address), topicTable(topics));
  try {
    return await admin.recentHeads(
      topics.map(({ name }) => name),
      0,
    );
  } finally {
    await admin.close();
  }
};

/** Asks once where a topic ends, which its leaders know. @param topic of the contracts, one that this user may read */
export const askKafka = async (address: KafkaAddress, topic: string): Promise<KafkaState> => {
  topicTable(Object.values(everyTopic))(topic);
  const admin = kafkaClient(address).admin();
  const startedAt = performance.now();
  const asked = async (): Promise<KafkaState['state']> => {
    try {
      await admin.connect();
      await admin.fetchTopicOffsets(topic);
      return 'answers';
    } catch (error) {
      return stateOfError(error);
    } finally {
      await admin.disconnect().catch(() => undefined);
    }
  };
  const state = await asked();
  return { state, ms: Math.round(performance.now() - startedAt) };
};

import ConsumerGroup from 'kafkajs/src/consumer/consumerGroup.js';
import kafkajs, {
  type Assigner,
  type PartitionAssigner,
  type Consumer,
  type ConsumerGroupJoinEvent,
  type EachBatchPayload,
  type Kafka,
} from 'kafkajs';
import { compactionGaps, fetchedOf, type CompactionGaps, type Fetched } from './fetched.ts';

/** Members by the assigners that were made for them: what a group's member has that its creator chose. */
const members = new WeakMap<Assigner, string>();

/** The library's own way to share partitions out, for a consumer that joins its group as the member that another one was. */
const assignerOf =
  (memberId: string): PartitionAssigner =>
  (config) => {
    const assigner = kafkajs.PartitionAssigners.roundRobin(config);
    members.set(assigner, memberId);
    return assigner;
  };

/**
 * kafkajs 2.2.4 joins as a new member with each new consumer. While a broker is away consumers are replaced, and none of them can leave; once it is
 * back, it knows their members, and lets a new one wait until their sessions are over. With this patch a consumer with an `assignerOf` joins as
 * the member of its predecessor. When the broker does not know that one any more, the library joins as a new one.
 */
const resumeMembership = (): void => {
  const { prototype } = ConsumerGroup;
  const connect = prototype.connect;
  prototype.connect = function (this: ConsumerGroup): Promise<void> {
    this.memberId ??= this.assigners.map((assigner) => members.get(assigner)).find((id) => id !== undefined) ?? null;
    return connect.call(this);
  };
};

resumeMembership();

const heartbeatEveryMs = 1_000;
/** A member without a heartbeat for so long loses its partitions. */
const sessionMs = 6_000;
/** Longest wait for members that are in the middle of a batch. */
const rebalanceMs = 15_000;
const fetchWaitMs = 600;
/** After so long in one portion a member sends no heartbeats, so that a handler that hangs loses its partitions. */
const portionMs = 30_000;

/** Answers to a heartbeat after which a member must join again, and its partitions may be another's. */
const expulsions: readonly string[] = ['REBALANCE_IN_PROGRESS', 'ILLEGAL_GENERATION', 'UNKNOWN_MEMBER_ID', 'NOT_COORDINATOR_FOR_GROUP'];

const isExpulsion = (error: unknown): boolean => error instanceof kafkajs.KafkaJSProtocolError && expulsions.includes(error.type);

interface GroupMember {
  readonly group: string;
  readonly id: string;
}

/** A member of a group. It hardly retries and never restarts by itself: each crash is an event that the reader handles. */
const groupConsumer = (kafka: Kafka, group: string, member: GroupMember | undefined): Consumer =>
  kafka.consumer({
    groupId: group,
    ...(member?.group === group ? { partitionAssigners: [assignerOf(member.id)] } : {}),
    allowAutoTopicCreation: false,
    sessionTimeout: sessionMs,
    rebalanceTimeout: rebalanceMs,
    heartbeatInterval: heartbeatEveryMs,
    maxWaitTimeInMs: fetchWaitMs,
    retry: { retries: 1, initialRetryTime: 100, maxRetryTime: 1_000, factor: 0.2, multiplier: 2, restartOnFailure: async () => false },
  });

/**
 * Makes consumers that follow each other: one joins as the member that the last one was, when it joins the same group. `onJoin` is called for
 * each join.
 */
export const successiveConsumers = (kafka: Kafka, onJoin: (consumer: Consumer) => void): ((group: string) => Consumer) => {
  let member: GroupMember | undefined;
  return (group) => {
    const consumer = groupConsumer(kafka, group, member);
    consumer.on(consumer.events.GROUP_JOIN, ({ payload }: ConsumerGroupJoinEvent) => {
      member = { group, id: payload.memberId };
      onJoin(consumer);
    });
    return consumer;
  };
};

/** Watches for fetches that the library passes over: on a compacted topic a record batch may have lost its end. */
const watchGaps = (consumer: Consumer): CompactionGaps => {
  const gaps = compactionGaps();
  consumer.on(consumer.events.START_BATCH_PROCESS, ({ payload: { topic, partition, batchSize, firstOffset, lastOffset } }) => {
    // Its last offset is then the one that was asked for.
    if (batchSize === 0 && (firstOffset as string | null) === null) gaps.add({ topic, partition }, Number(lastOffset));
  });
  return gaps;
};

/** Processes a fetch while heartbeats go on, so that the session outlives a long batch. */
const withHeartbeats = (consumer: Consumer, process: (fetched: Fetched) => Promise<void>) => {
  const gaps = watchGaps(consumer);
  let isOurs = true;
  const keep = (): void => void (isOurs = true);
  consumer.on(consumer.events.GROUP_JOIN, keep);
  consumer.on(consumer.events.HEARTBEAT, keep);
  return async (payload: EachBatchPayload): Promise<void> => {
    let portionAt = Date.now();
    const onHeartbeatError = (error: unknown): void => {
      // The rest of the fetch is skipped, so that the library notices too and joins again at once: the others wait for it.
      if (isExpulsion(error)) isOurs = false;
    };
    const beat = setInterval(() => {
      if (Date.now() - portionAt < portionMs) void payload.heartbeat().catch(onHeartbeatError);
    }, heartbeatEveryMs);
    const fetched = fetchedOf(payload, gaps);
    // Called before each portion.
    const isCurrent = (): boolean => {
      portionAt = Date.now();
      return isOurs && fetched.isCurrent();
    };
    try {
      await process({ ...fetched, isCurrent });
    } finally {
      clearInterval(beat);
    }
  };
};

/** Joins and reads; resolves when it reads, or when it crashed at once. */
export const runConsumer = async (
  consumer: Consumer,
  topics: readonly string[],
  process: (fetched: Fetched) => Promise<void>,
): Promise<void> => {
  await consumer.connect();
  await consumer.subscribe({ topics: [...topics], fromBeginning: true });
  await consumer.run({ autoCommit: false, eachBatchAutoResolve: false, eachBatch: withHeartbeats(consumer, process) });
};

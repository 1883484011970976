import type { Consumer, Kafka } from 'kafkajs';
import { fetchedOf, type Fetched } from './fetched.ts';

const heartbeatEveryMs = 1_000;
/** A member that is silent for so long loses its partitions. */
const sessionMs = 6_000;
/** Longest wait for members that are in the middle of a batch. */
const rebalanceMs = 15_000;
const fetchWaitMs = 300;

/** A member of a group. It never restarts by itself: every crash is told as one. */
export const groupConsumer = (kafka: Kafka, group: string): Consumer =>
  kafka.consumer({
    groupId: group,
    allowAutoTopicCreation: false,
    sessionTimeout: sessionMs,
    rebalanceTimeout: rebalanceMs,
    heartbeatInterval: heartbeatEveryMs,
    maxWaitTimeInMs: fetchWaitMs,
    retry: { retries: 4, initialRetryTime: 100, maxRetryTime: 1_000, factor: 0.2, multiplier: 2, restartOnFailure: async () => false },
  });

/** Joins and reads; resolves when it reads, or when it crashed at once. */
export const runConsumer = async (
  consumer: Consumer,
  topics: readonly string[],
  take: (fetched: Fetched) => Promise<void>,
): Promise<void> => {
  await consumer.connect();
  await consumer.subscribe({ topics: [...topics], fromBeginning: true });
  await consumer.run({
    autoCommit: false,
    eachBatchAutoResolve: false,
    eachBatch: async (payload) => {
      // The session must outlive a long batch. What a heartbeat says of a rebalance, the library hears itself after the batch.
      const beat = setInterval(() => void payload.heartbeat().catch(() => undefined), heartbeatEveryMs);
      try {
        await take(fetchedOf(payload));
      } finally {
        clearInterval(beat);
      }
    },
  });
};

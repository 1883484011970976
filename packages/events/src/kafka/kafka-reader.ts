import { backoff, reasonOf, throttledWarn, startLoop, type Logger, type LoopOptions, type Loop } from '@paltu/kernel';
import kafkajs, { type Consumer, type ConsumerCrashEvent, type Kafka } from 'kafkajs';
import type { PartitionOffset } from '../envelope/event.ts';
import { ifPossible, type Fetched } from './fetched.ts';
import { runConsumer, successiveConsumers } from './group-consumer.ts';

/** For so long a broker that has started, or the first group of a new cluster, may take to decide who keeps a group. */
const undecidedMs = 15_000;

const undecided: readonly string[] = ['GROUP_COORDINATOR_NOT_AVAILABLE', 'NOT_COORDINATOR_FOR_GROUP', 'GROUP_LOAD_IN_PROGRESS'];

const isUndecided = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  return (error instanceof kafkajs.KafkaJSProtocolError && undecided.includes(error.type)) || isUndecided(error.cause);
};

export interface GroupTrouble {
  failed(error: unknown, topics: readonly string[]): void;
  /** At a heartbeat: a consumer that started may still be refused by its group. */
  ended(): void;
  /** Before the next consumer; they grow until the trouble has ended. */
  readonly delays: LoopOptions['delays'];
}

/** Why readers of a group are replaced, for an operator; that it is not decided yet who keeps the group is trouble only where it lasts. */
export const groupTrouble = (logger: Logger): GroupTrouble => {
  const warn = throttledWarn(logger);
  const delays = backoff(200, 2_000);
  let undecidedSince: number | undefined;
  return {
    failed: (error, topics) => {
      const fields = { topics, reason: reasonOf(error) };
      undecidedSince = isUndecided(error) ? (undecidedSince ?? Date.now()) : undefined;
      if (undecidedSince !== undefined && Date.now() - undecidedSince < undecidedMs)
        logger.debug(fields, 'it is not decided yet who keeps the group: the reader is replaced');
      else warn(fields, 'reader failed and is replaced');
    },
    ended: () => {
      delays.reset();
      undecidedSince = undefined;
    },
    delays: { next: delays.next, reset: () => undefined },
  };
};

const checkEveryMs = 60_000;

interface ReaderOptions {
  readonly kafka: Kafka;
  /** Called for each new consumer. In the same group as before it is the member that the last one was. */
  readonly group: () => string;
  /** Those to read now: with one that is missing among them, the library reads none. */
  readonly topics: () => readonly string[];
  readonly logger: Logger;
  /** Where to read on after each rebalance. */
  readonly offsets: () => readonly PartitionOffset[];
  /** One call at a time. Never rejects. */
  readonly process: (fetched: Fetched) => Promise<void>;
}

export interface KafkaReader {
  /** Reads on at these offsets, from the next fetch. */
  seek(offsets: readonly PartitionOffset[]): void;
  /** Begins anew when `topics` returns others than before. */
  refreshTopics(): void;
  /** Fetches nothing of a partition for `ms` milliseconds. */
  pausePartition(partition: { topic: string; partition: number }, ms: number): void;
  /** Ends after the fetch in progress. */
  stop(): Promise<void>;
}

const seekOn = (consumer: Consumer | undefined, offsets: readonly PartitionOffset[]): void => {
  for (const { topic, partition, offset } of offsets) ifPossible(() => consumer?.seek({ topic, partition, offset: String(offset) }));
};

const pauseOn = (consumer: Consumer | undefined, topic: string, partition: number, ms: number): void => {
  const partitions = [{ topic, partitions: [partition] }];
  ifPossible(() => consumer?.pause(partitions));
  setTimeout(() => ifPossible(() => consumer?.resume(partitions)), ms).unref();
};

/**
 * Reads topics as a member of a Kafka group until it is stopped: a consumer that could not start or crashed, for whatever
 * reason, is replaced by a new one after a growing delay.
 */
export const startReader = ({ kafka, group, topics, logger, offsets, process }: ReaderOptions): KafkaReader => {
  const trouble = groupTrouble(logger);
  const nextConsumer = successiveConsumers(kafka, (consumer) => seekOn(consumer, offsets()));
  let current: Consumer | undefined;
  let crash: Error | undefined;
  let isReading = false;
  let read: readonly string[] = [];

  const isChanged = (): boolean => read.join(' ') !== topics().join(' ');
  const begin = async (): Promise<void> => {
    read = topics();
    if (read.length === 0) return;
    const consumer = nextConsumer(group());
    current = consumer;
    consumer.on(consumer.events.HEARTBEAT, trouble.ended);
    consumer.on(consumer.events.CRASH, ({ payload }: ConsumerCrashEvent) => {
      if (current !== consumer) return;
      crash = payload.error;
      // A crash while it joins is found by the step that waits for the join; waking the loop then would skip the next delay.
      if (isReading) loop.wake();
    });
    await runConsumer(consumer, read, process);
  };
  const end = async (): Promise<void> => {
    const ending = current;
    current = undefined;
    crash = undefined;
    await ending?.disconnect().catch(() => undefined);
  };

  const loop: Loop = startLoop({
    step: async () => {
      isReading = false;
      if (isChanged()) await end();
      if (current === undefined) await begin();
      if (crash !== undefined) throw crash;
      isReading = true;
      return checkEveryMs;
    },
    onError: async (error) => {
      trouble.failed(error, read);
      await end();
    },
    delays: trouble.delays,
  });
  return {
    seek: (wanted) => seekOn(current, wanted),
    refreshTopics: () => void (isReading && isChanged() && loop.wake()),
    pausePartition: ({ topic, partition }, ms) => pauseOn(current, topic, partition, ms),
    stop: () => loop.stop().then(end),
  };
};

import { backoff, type Logger, type Loop, reasonOf, startLoop, throttledWarn } from '@paltu/kernel';
import type { Consumer, ConsumerCrashEvent, Kafka } from 'kafkajs';
import type { Place } from '../bus/bus-message.ts';
import { ifPossible, type Fetched } from './fetched.ts';
import { groupConsumer, runConsumer } from './group-consumer.ts';

const lookEveryMs = 60_000;

export interface ReaderOptions {
  readonly kafka: Kafka;
  /** Asked for each new consumer: a group of its own spares it the wait for the member that it replaces. */
  readonly group: () => string;
  readonly topics: readonly string[];
  readonly logger: Logger;
  /** Where to read on whenever Kafka has shared the partitions out anew. */
  readonly places: () => readonly Place[];
  /** One call at a time. Never rejects. */
  readonly take: (fetched: Fetched) => Promise<void>;
}

export interface KafkaReader {
  /** Goes to these places, at the next fetch. */
  seek(places: readonly Place[]): void;
  /** Leaves a partition alone for `ms` milliseconds. */
  rest(partition: { topic: string; partition: number }, ms: number): void;
  /** Ends after the fetch in hand. */
  stop(): Promise<void>;
}

const seekOn = (consumer: Consumer | undefined, places: readonly Place[]): void => {
  for (const { topic, partition, offset } of places) ifPossible(() => consumer?.seek({ topic, partition, offset: String(offset) }));
};

const restOn = (consumer: Consumer | undefined, topic: string, partition: number, ms: number): void => {
  const partitions = [{ topic, partitions: [partition] }];
  ifPossible(() => consumer?.pause(partitions));
  setTimeout(() => ifPossible(() => consumer?.resume(partitions)), ms).unref();
};

/**
 * Reads topics as a member of a Kafka group until it is stopped: a consumer that could not start or crashed, for whatever
 * reason, is replaced by a new one after a growing pause.
 */
export const startReader = ({ kafka, group, topics, logger, places, take }: ReaderOptions): KafkaReader => {
  const warn = throttledWarn(logger);
  const pause = backoff(200, 2_000);
  let current: Consumer | undefined;
  let crash: Error | undefined;
  let isReading = false;

  const begin = async (): Promise<void> => {
    const consumer = groupConsumer(kafka, group());
    current = consumer;
    consumer.on(consumer.events.GROUP_JOIN, () => seekOn(consumer, places()));
    consumer.on(consumer.events.HEARTBEAT, pause.reset);
    consumer.on(consumer.events.CRASH, ({ payload }: ConsumerCrashEvent) => {
      if (current !== consumer) return;
      crash = payload.error;
      // One that crashes while it joins is found by the step that waits for it; a wake-up would spare it the pause that follows.
      if (isReading) loop.wake();
    });
    await runConsumer(consumer, topics, take);
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
      if (current === undefined) await begin();
      if (crash !== undefined) throw crash;
      isReading = true;
      return lookEveryMs;
    },
    onError: async (error) => {
      warn({ topics, reason: reasonOf(error) }, 'reader of the bus waits');
      await end();
    },
    // A start that succeeds proves nothing yet: only a heartbeat that was answered ends the growth.
    delays: { next: pause.next, reset: () => undefined },
  });
  return {
    seek: (wanted) => seekOn(current, wanted),
    rest: ({ topic, partition }, ms) => restOn(current, topic, partition, ms),
    stop: async () => {
      await loop.stop();
      await end();
    },
  };
};

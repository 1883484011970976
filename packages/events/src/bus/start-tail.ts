import type { Logger } from '@paltu/kernel';
import { readEnvelope } from '../envelope/envelope.ts';
import { backoff, createWakeUp } from '../wake-up.ts';
import type { BusRecord, Place, Tail, TailOptions } from './event-bus.ts';
import { beginningOf, partitionName, type OrderedLog } from './ordered-log.ts';

const batchPerPartition = 200;
const lookEveryMs = 400;

const firstPlaces = async (log: OrderedLog, { topics, from }: TailOptions): Promise<Place[]> => {
  if (from instanceof Date) return log.placesAt(topics, from);
  const heads = await log.heads(topics);
  return from === 'head' ? heads : beginningOf(heads);
};

/** Reads a log from memory-held places; `caughtUp` resolves when it has first seen the end. */
export const startTail = (log: OrderedLog, options: TailOptions, logger: Logger): { tail: Tail; caughtUp: Promise<void> } => {
  const wakeUp = createWakeUp();
  const forget = log.onAppend(() => wakeUp.wake());
  const { promise: caughtUp, resolve: reachedEnd } = Promise.withResolvers<void>();
  let isStopping = false;
  let atEndAt = 0;
  let places: Map<string, Place> | undefined;

  const hand = async (record: BusRecord): Promise<void> => {
    try {
      await options.onMessage(readEnvelope(record));
    } catch (error) {
      logger.error({ topic: record.topic, partition: record.partition, offset: record.offset, reason: String(error) }, 'tail passed over an event');
    }
  };

  const readOn = async (): Promise<void> => {
    places ??= new Map((await firstPlaces(log, options)).map((place) => [partitionName(place), place]));
    const startedAt = Date.now();
    const records = await log.read([...places.values()], batchPerPartition);
    for (const record of records) {
      if (isStopping) return;
      await hand(record);
      places.set(partitionName(record), { topic: record.topic, partition: record.partition, offset: record.offset + 1 });
    }
    // Fewer than a full batch in every partition: that was all there was when the read began.
    if (records.length < batchPerPartition) {
      atEndAt = startedAt;
      reachedEnd();
      await wakeUp.sleep(lookEveryMs);
    }
  };

  const run = async (): Promise<void> => {
    const pause = backoff(50, 1_000);
    while (!isStopping) {
      try {
        await readOn();
        pause.reset();
      } catch (error) {
        logger.warn({ topics: options.topics, reason: String(error) }, 'tail waits');
        await wakeUp.sleep(pause.next());
      }
    }
    reachedEnd();
  };

  const running = run();
  return {
    caughtUp,
    tail: {
      isHealthy: (withinMs = 1_000) => !isStopping && Date.now() - atEndAt <= withinMs,
      stop: async () => {
        isStopping = true;
        forget();
        wakeUp.wake();
        await running;
      },
    },
  };
};

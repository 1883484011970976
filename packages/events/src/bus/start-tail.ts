import { backoff, type Logger, type Loop, reasonOf, startLoop, throttledWarn } from '@paltu/kernel';
import { readEnvelope } from '../envelope/envelope.ts';
import type { BusRecord, Place } from './bus-message.ts';
import type { Tail, TailOptions } from './event-bus.ts';
import { beginningOf, partitionName, type OrderedLog } from './ordered-log.ts';

const batchPerPartition = 200;
const lookEveryMs = 400;

/** Where a tail begins. */
export const placesOfTail = async (log: Pick<OrderedLog, 'heads' | 'placesAt'>, { topics, from }: TailOptions): Promise<Place[]> => {
  if (from instanceof Date) return log.placesAt(topics, from);
  const heads = await log.heads(topics);
  return from === 'head' ? heads : beginningOf(heads);
};

/** Hands a record to the listener of a tail; what cannot be read or is refused is passed over. */
export const handToTail = async (record: BusRecord, { onMessage }: TailOptions, logger: Logger): Promise<void> => {
  try {
    await onMessage(readEnvelope(record));
  } catch (error) {
    const { topic, partition, offset } = record;
    logger.error({ topic, partition, offset, reason: reasonOf(error) }, 'tail passed over an event');
  }
};

/** Reads a log from places held in memory; `caughtUp` resolves when it has first seen the end. */
export const startTail = (log: OrderedLog, options: TailOptions, logger: Logger): { tail: Tail; caughtUp: Promise<void> } => {
  const { promise: caughtUp, resolve: reachedEnd } = Promise.withResolvers<void>();
  const forget = log.onAppend(options.topics, () => loop.wake());
  const warn = throttledWarn(logger);
  let atEndAt = 0;
  let places: Map<string, Place> | undefined;

  const step = async (): Promise<number> => {
    places ??= new Map((await placesOfTail(log, options)).map((place) => [partitionName(place), place]));
    const startedAt = Date.now();
    const records = await log.read([...places.values()], batchPerPartition);
    for (const record of records) {
      if (loop.isStopping()) return 0;
      await handToTail(record, options, logger);
      places.set(partitionName(record), { topic: record.topic, partition: record.partition, offset: record.offset + 1 });
    }
    if (records.length >= batchPerPartition) return 0;
    // No partition filled its share: that was all there was when the read began.
    atEndAt = startedAt;
    reachedEnd();
    return lookEveryMs;
  };

  const loop: Loop = startLoop({
    step,
    onError: (error) => warn({ topics: options.topics, reason: reasonOf(error) }, 'tail waits'),
    delays: backoff(50, 1_000),
  });
  const stop = async (): Promise<void> => {
    forget();
    await loop.stop();
    reachedEnd();
  };
  return { caughtUp, tail: { isHealthy: (withinMs = 1_000) => !loop.isStopping() && Date.now() - atEndAt <= withinMs, stop } };
};

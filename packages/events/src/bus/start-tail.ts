import { backoff, reasonOf, startLoop, throttledWarn, type Logger, type Loop } from '@paltu/kernel';
import { readEnvelope, UndecodableEvent } from '../envelope/envelope.ts';
import { beginningOf, partitionName, type BusRecord, type PartitionOffset } from '../envelope/event.ts';
import type { Tail, TailOptions, OrderedLog } from '../ports/event-bus.ts';

const batchPerPartition = 200;
const pollEveryMs = 400;
/** Under load a read takes what came within this time. */
const paceMs = 15;

/** The offsets at which a tail begins. */
export const startOffsets = async (
  log: Pick<OrderedLog, 'heads' | 'offsetsAt'>,
  { topics, from }: TailOptions,
): Promise<PartitionOffset[]> => {
  if (from instanceof Date) return log.offsetsAt(topics, from);
  const heads = await log.heads(topics);
  return from === 'head' ? heads : beginningOf(heads);
};

/**
 * Hands records to the listener of a tail. One that cannot be read, or that another than the topic's owner published, is skipped with a
 * warning, of which many become one; one that the listener refuses is skipped with an error.
 */
export const tailHandler = ({ onMessage }: TailOptions, logger: Logger): ((record: BusRecord) => Promise<void>) => {
  const warn = throttledWarn(logger);
  return async (record) => {
    const { topic, partition, offset } = record;
    try {
      await onMessage(readEnvelope(record));
    } catch (error) {
      const fields = { topic, partition, offset, reason: reasonOf(error) };
      if (error instanceof UndecodableEvent) warn(fields, 'tail skipped an event');
      else logger.error(fields, 'tail skipped an event');
    }
  };
};

/** Reads a log from offsets held in memory; `caughtUp` resolves when it first reaches the end. */
export const startTail = (log: OrderedLog, options: TailOptions, logger: Logger): { tail: Tail; caughtUp: Promise<void> } => {
  const { promise: caughtUp, resolve: reachedEnd } = Promise.withResolvers<void>();
  const unsubscribe = log.onAppend(options.topics, () => loop.wake());
  const warn = throttledWarn(logger);
  const hand = tailHandler(options, logger);
  let caughtUpAt = 0;
  let offsets: Map<string, PartitionOffset> | undefined;

  const step = async (): Promise<number> => {
    offsets ??= new Map((await startOffsets(log, options)).map((one) => [partitionName(one), one]));
    const startedAt = Date.now();
    const records = await log.read([...offsets.values()], batchPerPartition);
    for (const record of records) {
      if (loop.isStopping()) return 0;
      await hand(record);
      offsets.set(partitionName(record), { topic: record.topic, partition: record.partition, offset: record.offset + 1 });
    }
    if (records.length >= batchPerPartition) return 0;
    // No partition reached its limit, so this was everything that the log held when the read began.
    caughtUpAt = startedAt;
    reachedEnd();
    return pollEveryMs;
  };

  const loop: Loop = startLoop({
    step,
    onError: (error) => warn({ topics: options.topics, reason: reasonOf(error) }, 'tail failed and is retried'),
    delays: backoff(50, 1_000),
    paceMs,
  });
  const stop = async (): Promise<void> => {
    unsubscribe();
    await loop.stop();
    reachedEnd();
  };
  return { caughtUp, tail: { isHealthy: (withinMs = 1_000) => !loop.isStopping() && Date.now() - caughtUpAt <= withinMs, stop } };
};

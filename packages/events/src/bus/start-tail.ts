import { backoff, reasonOf, startLoop, throttledWarn, type Logger, type Loop } from '@paltu/kernel';
import { readEnvelope, UndecodableEvent } from '../envelope/envelope.ts';
import { beginningOf, partitionName, type BusRecord, type PartitionOffset } from '../envelope/event.ts';
import type { Tail, TailOptions, OrderedLog } from '../ports/event-bus.ts';
import { isNotified } from './topics.ts';

const batchPerPartition = 200;
/** While appends are not notified. */
const pollEveryMs = 400;
/** While they are: for what a fault of ours would miss. */
const quietPollMs = 5 * 60_000;
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
  /** Notices of appends: how many came, and how many of them before what was read last. */
  let [noticed, read] = [0, 0];
  const unsubscribe = log.onAppend(options.topics, () => {
    noticed += 1;
    loop.wake();
  });
  const warn = throttledWarn(logger);
  const hand = tailHandler(options, logger);
  let caughtUpAt = 0;
  let offsets: Map<string, PartitionOffset> | undefined;

  const step = async (): Promise<number> => {
    offsets ??= new Map((await startOffsets(log, options)).map((one) => [partitionName(one), one]));
    const [startedAt, noticedBefore] = [Date.now(), noticed];
    const records = await log.read([...offsets.values()], batchPerPartition);
    for (const record of records) {
      if (loop.isStopping()) return 0;
      await hand(record);
      offsets.set(partitionName(record), { topic: record.topic, partition: record.partition, offset: record.offset + 1 });
    }
    if (records.length >= batchPerPartition) return 0;
    // No partition reached its limit, so this was everything that the log held when the read began.
    [caughtUpAt, read] = [startedAt, noticedBefore];
    reachedEnd();
    return isNotified(log) ? quietPollMs : pollEveryMs;
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
  /** Until when everything was handed over: who was at the end still is until it is notified. */
  const currentUntil = (): number => (caughtUpAt === 0 || noticed > read ? caughtUpAt : Math.max(caughtUpAt, log.notifiedUntil()));
  return { caughtUp, tail: { isHealthy: (withinMs = 1_000) => !loop.isStopping() && Date.now() - currentUntil() <= withinMs, stop } };
};

import { backoff, reasonOf, startLoop, throttledWarn, type Loop } from '@paltu/kernel';
import { partitionName, type BusRecord, type PartitionOffset } from '../envelope/event.ts';
import { idlePollMs, PartitionInterrupted, type SubscriptionOptions, type OrderedLog, type Subscription } from '../ports/event-bus.ts';
import { groupMaintenance, offsetsIfFree } from './group-maintenance.ts';
import { findOutOfRange, knownOffsets, type KnownOffsets } from './offsets.ts';
import { pausedPartitions, type PausedPartitions } from './paused-partitions.ts';
import { isNotified } from './topics.ts';

const batchSize = 500;
const leastPerPartition = 20;

/** The offsets to commit once these records are processed. */
const offsetsAfter = (processed: readonly BusRecord[]): PartitionOffset[] => {
  const offsets = processed.map(({ topic, partition, offset }): [string, PartitionOffset] => [
    partitionName({ topic, partition }),
    { topic, partition, offset: offset + 1 },
  ]);
  return [...new Map(offsets).values()];
};

/** A read of the log from offsets that were not locked. */
interface LogRead {
  readonly records: readonly BusRecord[];
  /** From where, for each partition that has records. */
  readonly from: readonly PartitionOffset[];
  /** Whether a partition may hold more. */
  readonly isFull: boolean;
}

interface Taken {
  readonly batch: readonly BusRecord[];
  readonly moved: readonly PartitionOffset[];
  /** Whether the log was read from the offsets that were then locked, all of them. */
  readonly isCurrent: boolean;
  readonly hasMore: boolean;
}

export interface PolledBatch {
  readonly batch: readonly BusRecord[];
  /** Whether the log may hold more for this instance than the batch. */
  readonly hasMore: boolean;
  /** Whether another instance holds, or has moved, what was read: only a later poll shows what became of it. */
  readonly isShared: boolean;
}

const readLog = async (log: OrderedLog, offsets: readonly PartitionOffset[]): Promise<LogRead> => {
  const perPartition = Math.max(leastPerPartition, Math.floor(batchSize / offsets.length));
  const records = offsets.length === 0 ? [] : await log.read(offsets, perPartition);
  const counts = new Map<string, number>();
  for (const record of records) counts.set(partitionName(record), (counts.get(partitionName(record)) ?? 0) + 1);
  return {
    records,
    from: offsets.filter((one) => counts.has(partitionName(one))),
    isFull: Math.max(0, ...counts.values()) >= perPartition,
  };
};

/** The records that the group has not processed yet. Of a partition that was sent back the read has a gap, so none. */
const dueOf = ({ records, from }: LogRead, locked: ReadonlyMap<string, number>): BusRecord[] => {
  const begun = new Map(from.map((one) => [partitionName(one), one.offset]));
  return records.filter((record) => {
    const name = partitionName(record);
    const next = locked.get(name);
    return next !== undefined && next >= (begun.get(name) ?? 0) && record.offset >= next;
  });
};

/**
 * Merges partitions by the time their records were appended, as near as that time shows. Each partition keeps its own order, even where the
 * clock was set back.
 */
const inOrderOfAppending = (records: readonly BusRecord[]): BusRecord[] => {
  const latest = new Map<string, number>();
  const timed = records.map((record) => {
    const name = partitionName(record);
    const at = Math.max(latest.get(name) ?? 0, record.appendedAt.getTime());
    latest.set(name, at);
    return { record, at };
  });
  // The sort is stable, so records of one partition with equal times stay in order.
  return timed.sort((one, other) => one.at - other.at).map(({ record }) => record);
};

/** Processes what was read inside `trx`, so that effects, inbox and offsets are committed together. */
const takeBatch = async <Trx>(trx: Trx, { group, store, handle }: SubscriptionOptions<Trx>, read: LogRead): Promise<Taken> => {
  const rows = await store.offsets.lock(trx, group, read.from);
  const locked = new Map(rows.map((row) => [partitionName(row), row.offset]));
  const wasMoved = read.from.some((one) => (locked.get(partitionName(one)) ?? one.offset) !== one.offset);
  const batch = inOrderOfAppending(dueOf(read, locked));
  const isCurrent = !wasMoved && rows.length === read.from.length;
  if (batch.length === 0) return { batch, moved: [], isCurrent, hasMore: wasMoved };
  const count = await handle(batch, trx);
  const moved = offsetsAfter(batch.slice(0, count));
  await store.offsets.commit(trx, group, moved);
  return { batch, moved, isCurrent, hasMore: wasMoved || read.isFull || count < batch.length };
};

/**
 * Processes one batch. The log is read first, from the offsets that are known, so that only partitions with records are locked and a group
 * at the end of its topics writes nothing; the locked rows decide which of the records are due, whatever was known.
 */
export const pollBatch = async <Trx>(
  log: OrderedLog,
  options: SubscriptionOptions<Trx>,
  offsets: KnownOffsets,
  paused: PausedPartitions,
): Promise<PolledBatch> => {
  const wanted = (await offsets.read()).filter((one) => !paused.has(one));
  const read = await readLog(log, wanted);
  // Those without a record wait for nothing: another instance has taken what they were paused for.
  paused.release(wanted.filter((one) => !read.from.includes(one)));
  if (read.records.length === 0) return { batch: [], hasMore: false, isShared: false };
  const { batch, moved, isCurrent, hasMore } = await options.store.run((trx) => takeBatch(trx, options, read));
  if (isCurrent) offsets.move(moved);
  else offsets.forget();
  return { batch, hasMore, isShared: !isCurrent };
};

/** By the offsets that are known, if any are. */
const outOfRangeOf = async <Trx>(log: OrderedLog, { group, topics, store }: SubscriptionOptions<Trx>, offsets: KnownOffsets) => {
  const known = offsets.known();
  const committed = known.length > 0 ? known : await store.offsets.read(group, topics);
  return findOutOfRange(committed, { offsets: await log.heads(topics), missing: [] });
};

const pausedPollMs = 100;
/** Under load a transaction takes what came within this time, in place of one event. */
const paceMs = 100;

/** Listens to a log as a group whose offsets are rows in the listener's own database, locked for each batch. */
export const subscribeByPolling = <Trx>(log: OrderedLog, options: SubscriptionOptions<Trx>): Subscription => {
  const { group, topics, store, logger, pollEveryMs = idlePollMs } = options;
  const warn = throttledWarn(logger);
  const paused = pausedPartitions();
  const offsets = knownOffsets(log, options);
  const maintenance = groupMaintenance(options, offsetsIfFree, async (wanted) => ({ offsets: await log.heads(wanted), missing: [] }));
  let isBehind = true;
  let isSentBack = false;
  let caughtUpAt = Date.now();

  const step = async (): Promise<number> => {
    const startedAt = Date.now();
    const wasMaintained = await maintenance.run();
    if (wasMaintained || isSentBack) offsets.forget();
    isSentBack = false;
    const { batch, hasMore, isShared } = await pollBatch(log, options, offsets, paused);
    paused.release(batch);
    isBehind = hasMore || paused.size() > 0;
    if (!isBehind) caughtUpAt = startedAt;
    if (hasMore) return 0;
    if (paused.size() > 0) return pausedPollMs;
    // Then a notice follows whatever else there is to do.
    const isQuiet = !isShared && isNotified(log) && store.notices.areLive();
    return isQuiet ? Math.max(pollEveryMs, maintenance.dueInMs()) : pollEveryMs;
  };

  const loop: Loop = startLoop({
    step,
    onError: (error) => {
      isBehind = true;
      // Whether a transaction was committed whose connection broke is not known.
      offsets.forget();
      warn({ group, reason: reasonOf(error) }, 'subscription failed and is retried');
      if (!(error instanceof PartitionInterrupted)) return;
      paused.pause(error);
      loop.wake();
    },
    delays: backoff(100, 2_000),
    paceMs,
  });
  const unsubscribe = [
    log.onAppend(topics, () => loop.wake()),
    store.notices.on('offsets', () => {
      isSentBack = true;
      loop.wake();
    }),
  ];
  return {
    wake: () => loop.wake(),
    outOfRange: () => outOfRangeOf(log, options, offsets),
    lagMs: () => (isBehind ? Math.max(1, Date.now() - caughtUpAt) : 0),
    stop: () => loop.stop().finally(() => unsubscribe.forEach((end) => end())),
  };
};

import { backoff, type Loop, reasonOf, startLoop, throttledWarn } from '@paltu/kernel';
import { idlePollMs, PartitionInterrupted, type Subscription, type SubscriptionOptions } from '../ports/event-bus.ts';
import { groupMaintenance, offsetsIfFree } from './group-maintenance.ts';
import { findOutOfRange } from './out-of-range.ts';
import { knownOffsets } from './known-offsets.ts';
import type { OrderedLog } from '../ports/ordered-log.ts';
import { pausedPartitions } from './paused-partitions.ts';
import { pollBatch } from './poll-batch.ts';

const pausedPollMs = 100;
/** Under load a transaction takes what came within this time, in place of one event. */
const paceMs = 100;

/** Listens to a log as a group whose offsets are rows in the listener's own database, locked for each batch. */
export const subscribeByPolling = <Trx>(log: OrderedLog, options: SubscriptionOptions<Trx>): Subscription => {
  const { group, topics, store, logger, pollEveryMs = idlePollMs } = options;
  const warn = throttledWarn(logger);
  const paused = pausedPartitions();
  const offsets = knownOffsets(log, options);
  const maintainWhenDue = groupMaintenance(options, offsetsIfFree, async (wanted) => ({ offsets: await log.heads(wanted), missing: [] }));
  let isBehind = true;
  let caughtUpAt = Date.now();

  const step = async (): Promise<number> => {
    const startedAt = Date.now();
    if (await maintainWhenDue()) offsets.forget();
    const { batch, hasMore } = await pollBatch(log, options, offsets, paused);
    paused.release(batch);
    isBehind = hasMore || paused.size() > 0;
    if (!isBehind) caughtUpAt = startedAt;
    if (hasMore) return 0;
    return paused.size() > 0 ? pausedPollMs : pollEveryMs;
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
  const unsubscribe = log.onAppend(topics, () => loop.wake());
  return {
    outOfRange: async () => findOutOfRange(await store.offsets.read(group, topics), { offsets: await log.heads(topics), missing: [] }),
    lagMs: () => (isBehind ? Math.max(1, Date.now() - caughtUpAt) : 0),
    stop: () => loop.stop().finally(unsubscribe),
  };
};

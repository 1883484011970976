import { backoff, type Loop, reasonOf, startLoop, throttledWarn } from '@paltu/kernel';
import { PartitionInterrupted, type Subscription, type SubscriptionOptions } from './event-bus.ts';
import { groupMaintenance, offsetsIfFree } from './group-maintenance.ts';
import { idleCheck } from './idle-check.ts';
import { findOutOfRange } from './out-of-range.ts';
import { initialiseOffsets } from './initialise-offsets.ts';
import type { OrderedLog } from './ordered-log.ts';
import { pausedPartitions } from './paused-partitions.ts';
import { pollBatch } from './poll-batch.ts';

const pollEveryMs = 1_000;
const pausedPollMs = 100;

/** Listens to a log as a group whose offsets are rows in the listener's own database, locked for each batch. */
export const subscribeByPolling = <Trx>(log: OrderedLog, options: SubscriptionOptions<Trx>): Subscription => {
  const { group, topics, store, logger } = options;
  const warn = throttledWarn(logger);
  const paused = pausedPartitions();
  const idle = idleCheck(log, options.hasRequests);
  const maintainWhenDue = groupMaintenance(options, offsetsIfFree, async (wanted) => ({ offsets: await log.heads(wanted), missing: [] }));
  let isInitialised = false;
  let isBehind = true;
  let caughtUpAt = Date.now();

  const initialiseOnce = async (): Promise<void> => {
    if (isInitialised) return;
    await initialiseOffsets(log, options);
    isInitialised = true;
  };

  const step = async (): Promise<number> => {
    await initialiseOnce();
    const startedAt = Date.now();
    if (await idle.isIdle()) {
      caughtUpAt = startedAt;
      return pollEveryMs;
    }
    await maintainWhenDue();
    const { batch, locked } = await store.run((trx) => pollBatch(trx, log, options, paused));
    paused.release(batch);
    isBehind = batch.length > 0 || paused.size() > 0;
    idle.begin(isBehind || !locked.isComplete ? [] : locked.offsets);
    if (!isBehind) caughtUpAt = startedAt;
    if (batch.length > 0) return 0;
    return paused.size() > 0 ? pausedPollMs : pollEveryMs;
  };

  const loop: Loop = startLoop({
    step,
    onError: (error) => {
      isBehind = true;
      warn({ group, reason: reasonOf(error) }, 'subscription failed and is retried');
      if (!(error instanceof PartitionInterrupted)) return;
      paused.pause(error);
      loop.wake();
    },
    delays: backoff(100, 2_000),
  });
  const unsubscribe = log.onAppend(topics, () => loop.wake());
  return {
    outOfRange: async () => findOutOfRange(await store.offsets.read(group, topics), { offsets: await log.heads(topics), missing: [] }),
    lagMs: () => (isBehind ? Math.max(1, Date.now() - caughtUpAt) : 0),
    stop: () => loop.stop().finally(unsubscribe),
  };
};

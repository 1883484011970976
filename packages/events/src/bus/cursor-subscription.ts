import { backoff, reasonOf, startLoop, throttledWarn, type Loop } from '@paltu/kernel';
import { runTransaction } from '@paltu/persistence';
import { takeCursorBatch } from './cursor-batch.ts';
import { PartitionInterrupted, type Subscription, type SubscriptionOptions } from './event-bus.ts';
import type { OrderedLog } from './ordered-log.ts';
import { pausedPartitions } from './paused-partitions.ts';
import { placeGroup } from './place-group.ts';
import { restingPlaces } from './resting-places.ts';

const lookEveryMs = 1_000;
const lookAgainMs = 100;

/** Listens to a log as a group whose places are rows in the listener's own database, locked for each batch. */
export const subscribeByCursor = (log: OrderedLog, options: SubscriptionOptions): Subscription => {
  const { group, topics, database, logger } = options;
  const warn = throttledWarn(logger);
  const paused = pausedPartitions();
  const rest = restingPlaces(log, options.isAsked);
  let isPlaced = false;
  let isBehind = true;
  let atEndAt = Date.now();

  const placeOnce = async (): Promise<void> => {
    if (isPlaced) return;
    await placeGroup(log, options);
    isPlaced = true;
  };

  const step = async (): Promise<number> => {
    await placeOnce();
    const startedAt = Date.now();
    if (await rest.isUndisturbed()) {
      atEndAt = startedAt;
      return lookEveryMs;
    }
    const { batch, claim } = await runTransaction(database, (trx) => takeCursorBatch(trx, log, options, paused));
    paused.release(batch);
    isBehind = batch.length > 0 || paused.size() > 0;
    rest.begin(isBehind || !claim.isWhole ? [] : claim.places);
    if (!isBehind) atEndAt = startedAt;
    if (batch.length > 0) return 0;
    return paused.size() > 0 ? lookAgainMs : lookEveryMs;
  };

  const loop: Loop = startLoop({
    step,
    onError: (error) => {
      isBehind = true;
      warn({ group, reason: reasonOf(error) }, 'subscription waits');
      if (!(error instanceof PartitionInterrupted)) return;
      paused.pause(error);
      loop.wake();
    },
    delays: backoff(100, 2_000),
  });
  const forget = log.onAppend(topics, () => loop.wake());
  return {
    lagMs: () => (isBehind ? Date.now() - atEndAt : 0),
    stop: async () => {
      forget();
      await loop.stop();
    },
  };
};

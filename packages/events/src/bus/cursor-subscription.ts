import { runTransaction } from '@paltu/persistence';
import type { Knex } from 'knex';
import { backoff, createWakeUp } from '../wake-up.ts';
import { claimPlaces, createPlaces, keepPlaces, rewindPlaces } from './cursor-rows.ts';
import { PartitionInterrupted, type BusRecord, type Place, type Subscription, type SubscriptionOptions } from './event-bus.ts';
import { inOrderOfAppending } from './in-order-of-appending.ts';
import { beginningOf, partitionName, type OrderedLog } from './ordered-log.ts';
import { pausedPartitions } from './paused-partitions.ts';

const batchSize = 500;
const smallestShare = 20;
const lookEveryMs = 1_000;
const lookAgainMs = 100;

/** Where each partition stands after the first `taken` records of a batch. */
const placesAfter = (batch: readonly BusRecord[], taken: number): Place[] => {
  const places = new Map<string, Place>();
  for (const { topic, partition, offset } of batch.slice(0, taken)) places.set(partitionName({ topic, partition }), { topic, partition, offset: offset + 1 });
  return [...places.values()];
};

/** Listens to a log as a group whose places are rows in the listener's own database, locked for each batch. */
export const subscribeByCursor = (log: OrderedLog, options: SubscriptionOptions): Subscription => {
  const { group, topics, startAt, database, logger } = options;
  const wakeUp = createWakeUp();
  const forget = log.onAppend(() => wakeUp.wake());
  const paused = pausedPartitions();
  let isStopping = false;
  let isPlaced = false;
  let atEndAt = Date.now();
  let isBehind = true;

  const placeGroup = async (): Promise<void> => {
    if (isPlaced) return;
    const heads = await log.heads(topics);
    await createPlaces(database, group, startAt === 'head' ? heads : beginningOf(heads));
    isPlaced = true;
  };

  const takeBatch = async (trx: Knex.Transaction): Promise<BusRecord[]> => {
    const { places, isWhole } = await claimPlaces(trx, group, topics);
    if (isWhole) {
      let isRewound = false;
      await options.attend(trx, async () => {
        await rewindPlaces(trx, group, topics);
        isRewound = true;
      });
      if (isRewound) return takeBatch(trx);
    }
    const open = places.filter((place) => !paused.has(place));
    if (open.length === 0) return [];
    const share = Math.max(smallestShare, Math.floor(batchSize / open.length));
    const batch = inOrderOfAppending(await log.read(open, share));
    if (batch.length === 0) return batch;
    const taken = await options.handle(batch, trx);
    await keepPlaces(trx, group, placesAfter(batch, taken));
    return batch;
  };

  /** One batch in one transaction; tells whether there was anything to do. */
  const readOn = async (): Promise<boolean> => {
    await placeGroup();
    const startedAt = Date.now();
    const batch = await runTransaction(database, takeBatch);
    paused.release(batch);
    isBehind = batch.length > 0 || paused.size() > 0;
    if (!isBehind) atEndAt = startedAt;
    return batch.length > 0;
  };

  const wait = async (pauseMs: number, error: unknown): Promise<void> => {
    if (isStopping) return;
    if (error instanceof PartitionInterrupted) paused.pause(error);
    logger.warn({ group, reason: String(error) }, 'subscription waits');
    await wakeUp.sleep(error instanceof PartitionInterrupted ? 10 : pauseMs);
  };

  const run = async (): Promise<void> => {
    const pause = backoff(100, 3_000);
    while (!isStopping) {
      try {
        const isBusy = await readOn();
        pause.reset();
        if (!isBusy) await wakeUp.sleep(paused.size() > 0 ? lookAgainMs : lookEveryMs);
      } catch (error) {
        await wait(pause.next(), error);
      }
    }
  };

  const running = run();
  return {
    lagMs: () => (isBehind ? Date.now() - atEndAt : 0),
    stop: async () => {
      isStopping = true;
      forget();
      wakeUp.wake();
      await running;
    },
  };
};

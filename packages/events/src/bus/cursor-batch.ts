import type { Knex } from 'knex';
import { claimPlaces, keepPlaces, rewindPlaces, type Claim } from './cursor-rows.ts';
import type { BusRecord, Place } from './bus-message.ts';
import type { SubscriptionOptions } from './event-bus.ts';
import { inOrderOfAppending } from './in-order-of-appending.ts';
import { partitionName, type OrderedLog } from './ordered-log.ts';
import type { PausedPartitions } from './paused-partitions.ts';

const batchSize = 500;
const smallestShare = 20;

/** Where each partition stands after these records. */
const placesAfter = (taken: readonly BusRecord[]): Place[] => {
  const places = taken.map(({ topic, partition, offset }): [string, Place] => [
    partitionName({ topic, partition }),
    { topic, partition, offset: offset + 1 },
  ]);
  return [...new Map(places).values()];
};

/** Locks what it can of the group's places, letting the group attend to its operators first when it holds all of them. */
const openPlaces = async (trx: Knex.Transaction, { group, topics, attend }: SubscriptionOptions): Promise<Claim> => {
  const claim = await claimPlaces(trx, group, topics);
  if (!claim.isWhole) return claim;
  let isRewound = false;
  await attend(trx, async () => {
    await rewindPlaces(trx, group, topics);
    isRewound = true;
  });
  return isRewound ? claimPlaces(trx, group, topics) : claim;
};

export interface CursorBatch {
  readonly batch: readonly BusRecord[];
  /** The group's places as they were claimed. */
  readonly claim: Claim;
}

/** Takes one batch inside `trx`: places, effects and what remembers them are kept together. */
export const takeCursorBatch = async (
  trx: Knex.Transaction,
  log: OrderedLog,
  options: SubscriptionOptions,
  paused: PausedPartitions,
): Promise<CursorBatch> => {
  const claim = await openPlaces(trx, options);
  const places = claim.places.filter((place) => !paused.has(place));
  if (places.length === 0) return { batch: [], claim };
  const share = Math.max(smallestShare, Math.floor(batchSize / places.length));
  const batch = inOrderOfAppending(await log.read(places, share));
  if (batch.length === 0) return { batch, claim };
  const taken = await options.handle(batch, trx);
  await keepPlaces(trx, options.group, placesAfter(batch.slice(0, taken)));
  return { batch, claim };
};

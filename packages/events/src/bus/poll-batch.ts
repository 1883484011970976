import type { LockedOffsets } from '../store/event-store.ts';
import type { BusRecord, PartitionOffset } from './bus-message.ts';
import type { SubscriptionOptions } from './event-bus.ts';
import { inOrderOfAppending } from './in-order-of-appending.ts';
import { partitionName, type OrderedLog } from './ordered-log.ts';
import type { PausedPartitions } from './paused-partitions.ts';

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

export interface PolledBatch {
  readonly batch: readonly BusRecord[];
  /** The group's offsets before the batch. */
  readonly locked: LockedOffsets;
}

/** Processes one batch inside `trx`, so that effects, inbox and offsets are committed together. */
export const pollBatch = async <Trx>(
  trx: Trx,
  log: OrderedLog,
  options: SubscriptionOptions<Trx>,
  paused: PausedPartitions,
): Promise<PolledBatch> => {
  const locked = await options.store.offsets.lockFree(trx, options.group, options.topics);
  const offsets = locked.offsets.filter((one) => !paused.has(one));
  if (offsets.length === 0) return { batch: [], locked };
  const perPartition = Math.max(leastPerPartition, Math.floor(batchSize / offsets.length));
  const batch = inOrderOfAppending(await log.read(offsets, perPartition));
  if (batch.length === 0) return { batch, locked };
  const count = await options.handle(batch, trx);
  await options.store.offsets.commit(trx, options.group, offsetsAfter(batch.slice(0, count)));
  return { batch, locked };
};

import type { PartitionOffset } from '../envelope/bus-message.ts';
import { committedOffsets } from './committed-offsets.ts';
import type { SubscriptionOptions } from '../ports/event-bus.ts';
import { partitionName, type OrderedLog } from '../ports/ordered-log.ts';

/** Another instance may have sent the group back meanwhile, so they are read again after this time. */
const longestMs = 10_000;

/** The offsets of a group as this instance knows them, to read the log without a lock: what is locked afterwards decides. */
export interface KnownOffsets {
  read(): Promise<readonly PartitionOffset[]>;
  /** After a commit of this instance. */
  move(offsets: readonly PartitionOffset[]): void;
  /** Something else moved them: they are read again. */
  forget(): void;
}

export const knownOffsets = <Trx>(log: Pick<OrderedLog, 'heads'>, options: SubscriptionOptions<Trx>): KnownOffsets => {
  let count = Infinity;
  let known = new Map<string, PartitionOffset>();
  let readAgainAt = 0;
  const keep = (offsets: readonly PartitionOffset[]): void => offsets.forEach((one) => known.set(partitionName(one), one));
  return {
    read: async () => {
      if (known.size === 0 || Date.now() > readAgainAt) {
        const offsets = await committedOffsets(log, options, count);
        count = offsets.length;
        known = new Map();
        keep(offsets);
        readAgainAt = Date.now() + longestMs;
      }
      return [...known.values()];
    },
    move: keep,
    forget: () => known.clear(),
  };
};

import type { PartitionOffset } from './bus-message.ts';
import type { SubscriptionOptions } from './event-bus.ts';
import { initialiseOffsets } from './initialise-offsets.ts';
import { partitionName, type OrderedLog } from './ordered-log.ts';

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
  const { group, topics, store } = options;
  let count = Infinity;
  let known = new Map<string, PartitionOffset>();
  let readAgainAt = 0;
  const keep = (offsets: readonly PartitionOffset[]): void => offsets.forEach((one) => known.set(partitionName(one), one));
  /** Those of a new group are stored first, and so are those whose rows somebody deleted. */
  const committed = async (): Promise<readonly PartitionOffset[]> => {
    const rows = await store.offsets.read(group, topics);
    if (rows.length >= count) return rows;
    await initialiseOffsets(log, options);
    return store.offsets.read(group, topics);
  };
  return {
    read: async () => {
      if (known.size === 0 || Date.now() > readAgainAt) {
        const offsets = await committed();
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

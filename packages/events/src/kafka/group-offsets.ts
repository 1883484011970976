import { partitionName, type CommittedOffset, type Partition, type PartitionOffset } from '../envelope/event.ts';

export interface GroupOffsets {
  all(): PartitionOffset[];
  /** 0 for a partition that nothing is known of. */
  of(partition: Partition): number;
  set(partition: Partition, offset: number): void;
  /** Whether this one, out of `all`, has not been moved since, not even there and back. */
  isUnmoved(one: PartitionOffset): boolean;
  /** Call before reading the committed offsets; what it returns takes them and returns those that were moved back meanwhile. */
  beginRefresh(): (committed: readonly CommittedOffset[]) => PartitionOffset[];
}

/** Another object after each move. When it was committed is learnt from the store. */
interface Known extends PartitionOffset {
  movedAt?: Date;
}

/** The next offsets of a group as this instance knows them: from its own batches, and from the last look at the committed ones. */
export const groupOffsets = (): GroupOffsets => {
  const known = new Map<string, Known>();
  const offsetOf = (partition: Partition): number => known.get(partitionName(partition))?.offset ?? 0;
  const take = (row: CommittedOffset): void => {
    const now = known.get(partitionName(row));
    const isThere = now?.offset === row.offset && (now.movedAt ?? row.movedAt).getTime() === row.movedAt.getTime();
    if (isThere) now.movedAt = row.movedAt;
    else known.set(partitionName(row), { ...row });
  };
  return {
    all: () => [...known.values()],
    of: offsetOf,
    set: ({ topic, partition }, offset) => void known.set(partitionName({ topic, partition }), { topic, partition, offset }),
    isUnmoved: (one) => known.get(partitionName(one)) === one,
    beginRefresh: () => {
      const before = new Map(known);
      return (committed) => {
        // One that this instance moved while they were read is newer than what was read.
        const news = committed.filter((row) => known.get(partitionName(row)) === before.get(partitionName(row)));
        const rewound = news.filter((row) => row.offset < offsetOf(row));
        news.forEach(take);
        return rewound;
      };
    },
  };
};

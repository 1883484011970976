import { partitionName } from '../envelope/event.ts';

interface Partition {
  readonly topic: string;
  readonly partition: number;
}

/** Offsets at which compaction has left nothing: the library passes over them by itself, one at a time, and hands nothing on. */
export interface CompactionGaps {
  /** A fetch from this offset returned nothing that lies at it or after it. */
  add(partition: Partition, offset: number): void;
  /** Where the gap begins that ends at `offset`; `offset` itself when there is none. Forgets the gap. */
  takeBeginning(partition: Partition, offset: number): number;
}

export const compactionGaps = (): CompactionGaps => {
  const gaps = new Map<string, { from: number; to: number }>();
  return {
    add: (partition, offset) => {
      const name = partitionName(partition);
      const gap = gaps.get(name);
      gaps.set(name, { from: gap?.to === offset ? gap.from : offset, to: offset + 1 });
    },
    takeBeginning: (partition, offset) => {
      const name = partitionName(partition);
      const gap = gaps.get(name);
      gaps.delete(name);
      return gap?.to === offset ? gap.from : offset;
    },
  };
};

import type { Place } from '../bus/bus-message.ts';
import { partitionName } from '../bus/ordered-log.ts';
import type { Positions } from './end-of-topics.ts';

export interface GroupPositions {
  places(): Place[];
  all(): Positions;
  /** 0 for a partition that nothing is known of. */
  offsetOf(partition: { topic: string; partition: number }): number;
  set(partition: { topic: string; partition: number }, offset: number): void;
  /** Call before reading the rows; what it returns takes them and answers the places that were moved back meanwhile. */
  beginLook(): (rows: readonly Place[]) => Place[];
}

/** Where a group stands, as far as this instance knows: what it took itself, and what the rows said at the last look. */
export const groupPositions = (): GroupPositions => {
  const known = new Map<string, Place>();
  const offsets = new Map<string, number>();
  const set = (place: Place): void => {
    known.set(partitionName(place), place);
    offsets.set(partitionName(place), place.offset);
  };
  return {
    places: () => [...known.values()],
    all: () => offsets,
    offsetOf: (partition) => offsets.get(partitionName(partition)) ?? 0,
    set: ({ topic, partition }, offset) => set({ topic, partition, offset }),
    beginLook: () => {
      const before = new Map(offsets);
      return (rows) => {
        // One that we moved ourselves while the rows were being read is newer than they are.
        const news = rows.filter((row) => offsets.get(partitionName(row)) === before.get(partitionName(row)));
        const rewound = news.filter((row) => row.offset < (offsets.get(partitionName(row)) ?? 0));
        news.forEach(set);
        return rewound;
      };
    },
  };
};

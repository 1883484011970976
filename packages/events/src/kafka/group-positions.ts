import type { Place } from '../bus/bus-message.ts';
import { partitionName } from '../bus/ordered-log.ts';

interface Partition {
  readonly topic: string;
  readonly partition: number;
}

export interface GroupPositions {
  places(): Place[];
  /** 0 for a partition that nothing is known of. */
  offsetOf(partition: Partition): number;
  set(partition: Partition, offset: number): void;
  /** Call before reading the rows; what it returns takes them and answers the places that were moved back meanwhile. */
  beginLook(): (rows: readonly Place[]) => Place[];
}

/** Where a group stands, as far as this instance knows: what it took itself, and what the rows said at the last look. */
export const groupPositions = (): GroupPositions => {
  const known = new Map<string, Place>();
  const offsetOf = (partition: Partition): number => known.get(partitionName(partition))?.offset ?? 0;
  return {
    places: () => [...known.values()],
    offsetOf,
    set: ({ topic, partition }, offset) => void known.set(partitionName({ topic, partition }), { topic, partition, offset }),
    beginLook: () => {
      const before = new Map(known);
      return (rows) => {
        // One that we moved ourselves while the rows were being read is newer than they are.
        const news = rows.filter((row) => known.get(partitionName(row)) === before.get(partitionName(row)));
        const rewound = news.filter((row) => row.offset < offsetOf(row));
        for (const row of news) known.set(partitionName(row), row);
        return rewound;
      };
    },
  };
};

import type { BusMessage, BusRecord, Place } from './bus-message.ts';

/** A partitioned log with dense offsets: what the bus of one machine stands on. Calls reject while its store is away. */
export interface OrderedLog {
  append(messages: readonly BusMessage[]): Promise<void>;
  /** Up to `limitPerPartition` records of each partition from its place on; records of one partition are in order. */
  read(places: readonly Place[], limitPerPartition: number): Promise<BusRecord[]>;
  /** The place after the last record, of every partition of these topics. */
  heads(topics: readonly string[]): Promise<Place[]>;
  /** The first place at or after an instant, of every partition of these topics. */
  placesAt(topics: readonly string[], from: Date): Promise<Place[]>;
  /** Calls `listener` soon after an append to one of `topics`; it may miss some, so look now and then too. Returns the way to stop. */
  onAppend(topics: readonly string[], listener: () => void): () => void;
  close(): Promise<void>;
}

/** The places at the very beginning of the partitions that `heads` names. */
export const beginningOf = (heads: readonly Place[]): Place[] => heads.map(({ topic, partition }) => ({ topic, partition, offset: 0 }));

/** How a map or set knows a partition. */
export const partitionName = ({ topic, partition }: { topic: string; partition: number }): string => `${topic}/${partition}`;

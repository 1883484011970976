import type { BusMessage, BusRecord, PartitionOffset } from '../envelope/bus-message.ts';

/** A partitioned log with offsets that have no gaps but those of compaction, on which a bus is built. Calls reject while its store is away. */
export interface OrderedLog {
  append(messages: readonly BusMessage[]): Promise<void>;
  /** Up to `limitPerPartition` records of each partition from its offset on; records of one partition are in order. */
  read(offsets: readonly PartitionOffset[], limitPerPartition: number): Promise<BusRecord[]>;
  /** The offset after the last record, of every partition of these topics. */
  heads(topics: readonly string[]): Promise<PartitionOffset[]>;
  /** The first offset at or after an instant, of every partition of these topics. */
  offsetsAt(topics: readonly string[], from: Date): Promise<PartitionOffset[]>;
  /** Calls `listener` soon after an append to one of `topics`; it may miss some, so poll as well. Returns the way to stop. */
  onAppend(topics: readonly string[], listener: () => void): () => void;
  close(): Promise<void>;
}

/** Offset 0 of the partitions that `heads` names. */
export const beginningOf = (heads: readonly PartitionOffset[]): PartitionOffset[] =>
  heads.map(({ topic, partition }) => ({ topic, partition, offset: 0 }));

/** A partition as the key of a map or set. */
export const partitionName = ({ topic, partition }: { topic: string; partition: number }): string => `${topic}/${partition}`;

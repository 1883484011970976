import type { IHeaders, KafkaMessage, Batch, EachBatchPayload } from 'kafkajs';
import { partitionName, type BusRecord, type Partition, type PartitionOffset } from '../envelope/event.ts';

const textOf = (value: IHeaders[string]): string => {
  const first = Array.isArray(value) ? value[0] : value;
  return first === undefined ? '' : first.toString();
};

/** A message of Kafka as a record; its time is when the broker appended it (`LogAppendTime`). */
const recordOf = (topic: string, partition: number, { key, value, headers, offset, timestamp }: KafkaMessage): BusRecord => ({
  topic,
  partition,
  offset: Number(offset),
  key: key?.toString() ?? '',
  headers: Object.fromEntries(Object.entries(headers ?? {}).map(([name, text]) => [name, textOf(text)])),
  value,
  appendedAt: new Date(Number(timestamp)),
});

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

/** What one fetch returned of one partition: records from `offset` on, and there are none between but those that compaction took. */
export interface Fetched extends PartitionOffset {
  readonly records: readonly BusRecord[];
  /** The next fetch begins here, forwards or backwards. */
  continueAt(offset: number): void;
  /** Commits the offset to Kafka, for its own tools. Best effort. */
  commit(offset: number): Promise<void>;
  /** False once this fetch is out of date: the reader stops or was sent elsewhere. */
  isCurrent(): boolean;
}

/** The offset that the fetch asked for, which the types of the library leave out: `firstOffset()` would hide a gap. */
const beginningOf = (batch: Batch): number => Number((batch as Batch & { fetchedOffset: string }).fetchedOffset);

/** Ignores what the library throws when a call does not fit its state, as for a partition that was just revoked. */
export const ifPossible = (work: () => void): void => {
  try {
    work();
  } catch {
    // The next fetch shows the reader's real offset, and is corrected.
  }
};

export const fetchedOf = (
  { batch, resolveOffset, commitOffsetsIfNecessary, isRunning, isStale }: EachBatchPayload,
  gaps: CompactionGaps,
): Fetched => {
  const { topic, partition } = batch;
  const committed = (offset: number) => ({ topics: [{ topic, partitions: [{ partition, offset: String(offset) }] }] });
  return {
    topic,
    partition,
    offset: gaps.takeBeginning(batch, beginningOf(batch)),
    records: batch.messages.map((message) => recordOf(topic, partition, message)),
    continueAt: (offset) => ifPossible(() => resolveOffset(String(offset - 1))),
    commit: (offset) => commitOffsetsIfNecessary(committed(offset)).catch(() => undefined),
    isCurrent: () => isRunning() && !isStale(),
  };
};

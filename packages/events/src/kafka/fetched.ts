import type { Batch, EachBatchPayload } from 'kafkajs';
import type { BusRecord, PartitionOffset } from '../envelope/event.ts';
import type { CompactionGaps } from './compaction-gaps.ts';
import { recordOf } from './kafka-record.ts';

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

import type { Batch, EachBatchPayload } from 'kafkajs';
import type { BusRecord, Place } from '../bus/bus-message.ts';
import { recordOf } from './kafka-record.ts';

/** What one fetch brought of one partition: everything from `offset` on, as far as it goes. */
export interface Fetched extends Place {
  readonly records: readonly BusRecord[];
  /** Reads on from here, forwards or backwards. */
  goOnAt(offset: number): void;
  /** Tells Kafka's own tools how far the group is. Best effort. */
  commit(offset: number): Promise<void>;
  /** False once this fetch is out of date: the reader stops or was sent elsewhere. */
  isCurrent(): boolean;
}

/** Where the fetch was asked to begin, which the types of the library leave out: `firstOffset()` would hide a gap. */
const beginningOf = (batch: Batch): number => Number((batch as Batch & { fetchedOffset: string }).fetchedOffset);

/** Does what the library refuses when it does not fit its state of the moment, as for a partition that was just taken away. */
export const ifPossible = (work: () => void): void => {
  try {
    work();
  } catch {
    // The next fetch shows where the reader is, and is put right.
  }
};

export const fetchedOf = ({ batch, resolveOffset, commitOffsetsIfNecessary, isRunning, isStale }: EachBatchPayload): Fetched => {
  const { topic, partition } = batch;
  const committed = (offset: number) => ({ topics: [{ topic, partitions: [{ partition, offset: String(offset) }] }] });
  return {
    topic,
    partition,
    offset: beginningOf(batch),
    records: batch.messages.map((message) => recordOf(topic, partition, message)),
    goOnAt: (offset) => ifPossible(() => resolveOffset(String(offset - 1))),
    commit: (offset) => commitOffsetsIfNecessary(committed(offset)).catch(() => undefined),
    isCurrent: () => isRunning() && !isStale(),
  };
};

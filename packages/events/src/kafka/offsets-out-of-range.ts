import { throttledWarn, type Logger } from '@paltu/kernel';
import { partitionName, type PartitionOffset } from '../envelope/event.ts';
import type { GroupOffsets } from './group-offsets.ts';
import type { KafkaAdmin, RecentHeads } from './kafka-admin.ts';

/** For how long a partition whose offset is out of range is paused before it is looked at again. */
export const outOfRangePauseMs = 5_000;

/** An offset, and the end of the log, which lies before it. */
interface OutOfRange {
  readonly at: PartitionOffset;
  readonly end: number;
}

interface OutOfRangeOptions {
  readonly admin: Pick<KafkaAdmin, 'recentHeads'>;
  readonly topics: readonly string[];
  readonly offsets: GroupOffsets;
  readonly logger: Logger;
  /** Whose offsets these are, for the log line. */
  readonly reader: object;
}

export interface OutOfRangeOffsets {
  /** Returns heads asked for at most `maxAgeMs` milliseconds ago, and warns of each offset that lies after them. */
  check(maxAgeMs: number): Promise<RecentHeads>;
  /** Whether the offset of this partition was found out of range and has not been moved since. */
  has(partition: { topic: string; partition: number }): boolean;
  /** Those that were found out of range and have not been moved since. */
  all(): PartitionOffset[];
  /** Those of the topics that the bus had at the last check. */
  topicsThere(): readonly string[];
  /** Whether an offset is out of range, or a topic is missing. */
  any(): boolean;
}

/**
 * Finds offsets after the end of the log: the topic was created anew, or Kafka lost records that it had acknowledged. A reader
 * that went on would skip every new record until the log is as long as it was.
 */
export const offsetsOutOfRange = ({ admin, topics, offsets, logger, reader }: OutOfRangeOptions): OutOfRangeOffsets => {
  const [warnOfLoss, warnOfMissing] = [throttledWarn(logger), throttledWarn(logger)];
  const found = new Map<string, OutOfRange>();
  let missing: readonly string[] = [];
  const isLost = (one: OutOfRange | undefined): boolean => one !== undefined && offsets.isUnmoved(one.at);

  const compare = (known: readonly PartitionOffset[], heads: readonly PartitionOffset[]): OutOfRange[] => {
    const ends = new Map(heads.map((head) => [partitionName(head), head.offset]));
    return known.flatMap((at) => {
      const end = ends.get(partitionName(at));
      return end !== undefined && at.offset > end ? [{ at, end }] : [];
    });
  };
  const check = async (maxAgeMs: number): Promise<RecentHeads> => {
    const known = offsets.all();
    const heads = await admin.recentHeads(topics, maxAgeMs);
    missing = heads.missing;
    if (missing.length > 0)
      warnOfMissing({ ...reader, topics: missing }, 'topics are missing: the bus has lost them, or this process may not read them');
    const suspects = compare(known, heads.offsets).flatMap(({ at }) => (missing.includes(at.topic) ? [] : [at]));
    // These heads may be older than the offsets, so suspects are compared with new ones.
    const newer = suspects.length === 0 ? heads : await admin.recentHeads(topics, 0);
    const outOfRange = compare(suspects, newer.offsets).filter(({ at }) => !newer.missing.includes(at.topic));
    for (const [name, one] of found) if (!isLost(one)) found.delete(name);
    for (const one of outOfRange) found.set(partitionName(one.at), one);
    const lost = [...found.values()].map(({ at: { topic, partition, offset }, end }) => ({ topic, partition, offset, end }));
    if (lost.length > 0) warnOfLoss({ ...reader, offsets: lost }, 'offsets out of range: the log has lost events');
    return heads;
  };
  return {
    check,
    has: (partition) => isLost(found.get(partitionName(partition))),
    all: () => [...found.values()].filter(isLost).map(({ at }) => at),
    topicsThere: () => topics.filter((topic) => !missing.includes(topic)),
    any: () => missing.length > 0 || [...found.values()].some(isLost),
  };
};

import { throttledWarn, type Logger } from '@paltu/kernel';
import { partitionName, type CommittedOffset, type Partition, type PartitionOffset } from '../envelope/event.ts';
import type { KafkaAdmin, RecentHeads } from './kafka-admin.ts';

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

const staleAfterMs = 5_000;

interface LagTracker {
  /** Whether the reader has reached the heads that were fetched last. */
  isCaughtUp(): boolean;
  /** Fetches heads, at most `maxAgeMs` milliseconds old; they become the next goal when the last one was reached. */
  fetchHeads(maxAgeMs: number): Promise<void>;
  /** Compares the reader's offsets with the goal; a reader with offsets out of range never reaches it. */
  update(): void;
  /** When the reader was last known to have everything, in milliseconds since 1970. */
  caughtUpAt(): number;
  /** For how long it has not been caught up, in milliseconds; 0 when it is, never before it has begun. Counts on when nobody calls `update`. */
  lagMs(): number;
}

/** Measures how far behind a reader is in time: once it passes heads, it had everything at the instant at which they were fetched. */
export const lagTracker = (offsets: GroupOffsets, outOfRange: OutOfRangeOffsets): LagTracker => {
  let goal: RecentHeads | undefined;
  const startedAt = Date.now();
  let caughtUpAt = 0;
  let updatedAt = 0;
  return {
    isCaughtUp: () => goal === undefined,
    fetchHeads: async (maxAgeMs) => {
      const heads = await outOfRange.check(maxAgeMs);
      // A reader whose offset is moved back into range must then read everything up to these heads.
      goal = outOfRange.any() ? heads : (goal ?? heads);
    },
    update: () => {
      updatedAt = Date.now();
      if (outOfRange.any() || !goal?.offsets.every((head) => offsets.of(head) >= head.offset)) return;
      caughtUpAt = goal.askedAt;
      goal = undefined;
    },
    caughtUpAt: () => caughtUpAt,
    lagMs: () => {
      if (goal === undefined && Date.now() - updatedAt < staleAfterMs) return 0;
      return Math.max(1, Date.now() - Math.max(startedAt, caughtUpAt));
    },
  };
};

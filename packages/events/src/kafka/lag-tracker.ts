import type { GroupOffsets } from './group-offsets.ts';
import type { RecentHeads } from './kafka-admin.ts';
import type { OutOfRangeOffsets } from './offsets-out-of-range.ts';

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

import type { PartitionOffset } from './bus-message.ts';
import type { OrderedLog } from './ordered-log.ts';

/** Another instance may have moved the offsets meanwhile, so they are read again after this time. */
const longestMs = 10_000;

export interface IdleCheck {
  /** Remembers that the log ends at these offsets; with none, the group is not idle. */
  begin(offsets: readonly PartitionOffset[]): void;
  /** Whether there is still nothing to do, found out without locking or writing anything. */
  isIdle(): Promise<boolean>;
}

/** Spares a group that is at the end of its topics from locking its offsets each second, which would write to disk. */
export const idleCheck = (log: OrderedLog, hasRequests: () => Promise<boolean>): IdleCheck => {
  let ends: readonly PartitionOffset[] = [];
  let checkAgainAt = 0;
  return {
    begin: (offsets) => {
      ends = offsets;
      checkAgainAt = Date.now() + longestMs;
    },
    isIdle: async () => {
      if (ends.length === 0 || Date.now() > checkAgainAt) return false;
      return (await log.read(ends, 1)).length === 0 && !(await hasRequests());
    },
  };
};

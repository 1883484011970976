import { reasonOf, throttledWarn } from '@paltu/kernel';
import { idlePollMs, type SubscriptionOptions } from '../ports/event-bus.ts';
import { findOutOfRange, type TopicHeads } from './offsets.ts';

/** How often maintenance runs without a request, unless it has more to do. */
const everyMs = 5 * 60_000;

/** For how many polls maintenance that has failed is not tried again. */
const failedPausePolls = 5;

/** Locks the offsets of the whole group; false when that is not to be now. */
type LockGroup = <Trx>(trx: Trx, options: SubscriptionOptions<Trx>) => Promise<boolean>;

/** Waits for the batches of other instances. Cannot deadlock where a batch locks one offset, and does not wait for it. */
export const waitForOffsets: LockGroup = async (trx, { group, topics, store }) => {
  await store.offsets.lockAll(trx, group, topics);
  return true;
};

/** Takes the offsets when no other instance has locked one of them. */
export const offsetsIfFree: LockGroup = async (trx, { group, topics, store }) => {
  const all = await store.offsets.read(group, topics, trx);
  return all.length > 0 && (await store.offsets.lock(trx, group, all)).length === all.length;
};

interface GroupMaintenance {
  /** Runs maintenance when it is due; returns whether it may have moved offsets. */
  run(): Promise<boolean>;
  /** After how many milliseconds it is due without a request; 0 when it is. */
  dueInMs(): number;
}

/**
 * Runs maintenance when there are requests, when it asked for it, and every five minutes without; in a transaction of its own, so that a batch
 * which fails again and again undoes nothing that an operator requested. When maintenance itself fails, that is logged and batches go on
 * for a while.
 */
export const groupMaintenance = <Trx>(options: SubscriptionOptions<Trx>, lockGroup: LockGroup, headsOf: TopicHeads): GroupMaintenance => {
  const { group, topics, store, logger, hasRequests, runMaintenance, pollEveryMs = idlePollMs } = options;
  const warn = throttledWarn(logger);
  let notBefore = 0;
  let dueAt = Date.now() + everyMs;
  const maintain = (): Promise<boolean> =>
    store.run(async (trx) => {
      if (!(await lockGroup(trx, options))) return false;
      const againMs = await runMaintenance(trx, {
        rewind: () => store.offsets.reset(trx, group, topics),
        outOfRange: async () => findOutOfRange(await store.offsets.read(group, topics, trx), await headsOf(topics)),
      });
      dueAt = Date.now() + Math.min(everyMs, againMs);
      return true;
    });
  const run = async (): Promise<boolean> => {
    if (Date.now() < notBefore || (Date.now() < dueAt && !hasRequests())) return false;
    try {
      return await maintain();
    } catch (error) {
      warn({ group, reason: reasonOf(error) }, 'maintenance failed and is tried again');
      notBefore = Date.now() + failedPausePolls * pollEveryMs;
      // When the answer to its commit was lost, offsets may have moved.
      return true;
    }
  };
  return { run, dueInMs: () => Math.max(0, dueAt - Date.now()) };
};

/** Maintenance locks the offsets of the whole group: a batch of the same process must not take them for another's. */
export const ownMaintenance = (maintain: () => Promise<boolean>) => {
  let begun = 0;
  let running: Promise<boolean> | undefined;
  return {
    /** Maintains when that is due; one run at a time. */
    run: async (): Promise<boolean> => {
      begun += 1;
      running = maintain();
      try {
        return await running;
      } finally {
        running = undefined;
      }
    },
    /** Makes an attempt again when it fails beside a maintenance of ours, once that is over: the locks that it met may be our own. */
    around: async (attempt: () => Promise<boolean>): Promise<boolean> => {
      for (;;) {
        const [before, beside] = [begun, running];
        if (await attempt()) return true;
        if (begun === before && beside === undefined) return false;
        await running?.catch(() => undefined);
      }
    },
  };
};

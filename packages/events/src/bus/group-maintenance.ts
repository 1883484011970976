import type { SubscriptionOptions } from './event-bus.ts';
import { findOutOfRange, type TopicHeads } from './out-of-range.ts';

/** How often maintenance runs without a request. */
const everyMs = 60_000;

/** Locks the offsets of the whole group; false when that is not to be now. */
type LockGroup = <Trx>(trx: Trx, options: SubscriptionOptions<Trx>) => Promise<boolean>;

/** Waits for the batches of other instances. Cannot deadlock where a batch locks one offset, and does not wait for it. */
export const waitForOffsets: LockGroup = async (trx, { group, topics, store }) => {
  await store.offsets.lockAll(trx, group, topics);
  return true;
};

/** Takes the offsets when no other instance has locked one of them. */
export const offsetsIfFree: LockGroup = async (trx, { group, topics, store }) =>
  (await store.offsets.lockFree(trx, group, topics)).isComplete;

/**
 * Runs maintenance when there are requests, and once a minute without; in a transaction of its own, so that a batch which
 * fails again and again undoes nothing that an operator requested.
 */
export const groupMaintenance = <Trx>(
  options: SubscriptionOptions<Trx>,
  lockGroup: LockGroup,
  headsOf: TopicHeads,
): (() => Promise<void>) => {
  const { group, topics, store, hasRequests, runMaintenance } = options;
  let dueAt = Date.now() + everyMs;
  return async () => {
    if (Date.now() < dueAt && !(await hasRequests())) return;
    await store.run(async (trx) => {
      if (!(await lockGroup(trx, options))) return;
      await runMaintenance(trx, {
        rewind: () => store.offsets.reset(trx, group, topics),
        outOfRange: async () => findOutOfRange(await store.offsets.read(group, topics, trx), await headsOf(topics)),
      });
      dueAt = Date.now() + everyMs;
    });
  };
};

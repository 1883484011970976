import type { EventStore } from '../store/event-store.ts';

const keptDays = 30;
const batchSize = 1_000;
const everyMs = 60 * 60_000;

/**
 * Deletes, about once an hour and a little at a time, what the inbox remembers for longer than 30 days: copies of an event come
 * within the seven days for which its outbox row is kept.
 */
export const inboxPruning = <Trx>(store: EventStore<Trx>, consumer: string): ((trx: Trx) => Promise<void>) => {
  let nextAt = Date.now() + everyMs * Math.random();
  return async (trx) => {
    if (Date.now() < nextAt) return;
    const pruned = await store.prune(trx, consumer, keptDays, batchSize);
    nextAt = Date.now() + (pruned.includes(batchSize) ? 1_000 : everyMs);
  };
};

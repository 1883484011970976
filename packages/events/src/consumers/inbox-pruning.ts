import type { EventStore } from '../ports/event-store.ts';

const keptDays = 30;
const batchSize = 1_000;
const everyMs = 60 * 60_000;

/**
 * Deletes, about once an hour and a little at a time, what the inbox remembers for longer than 30 days: copies of an event come
 * within the seven days for which its outbox row is kept. Returns after how many milliseconds it is to be called again.
 */
export const inboxPruning = <Trx>(store: EventStore<Trx>, consumer: string): ((trx: Trx) => Promise<number>) => {
  let nextAt = Date.now() + everyMs * Math.random();
  return async (trx) => {
    if (Date.now() >= nextAt) {
      const pruned = await store.prune(trx, consumer, keptDays, batchSize);
      nextAt = Date.now() + (pruned.includes(batchSize) ? 1_000 : everyMs);
    }
    return nextAt - Date.now();
  };
};

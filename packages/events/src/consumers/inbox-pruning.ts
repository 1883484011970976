import { sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';

const keptDays = 30;
const batchSize = 1_000;
const everyMs = 60 * 60_000;

const prunings = [
  `delete from inbox where ctid = any(array(
     select ctid from inbox where consumer = ? and taken_at < now() - make_interval(days => ?) limit ?)) returning 1`,
  `delete from consumer_requests where id = any(array(
     select id from consumer_requests where consumer = ? and done_at < now() - make_interval(days => ?) limit ?)) returning 1`,
];

/**
 * Deletes, about once an hour and a little at a time, what the inbox remembers for longer than 30 days: copies of an event come
 * within the seven days for which its outbox row is kept.
 */
export const inboxPruning = (consumer: string): ((trx: Knex.Transaction) => Promise<void>) => {
  let nextAt = Date.now() + everyMs * Math.random();
  return async (trx) => {
    if (Date.now() < nextAt) return;
    const pruned: number[] = [];
    for (const pruning of prunings) pruned.push((await sqlRows(trx, pruning, [consumer, keptDays, batchSize])).length);
    nextAt = Date.now() + (pruned.includes(batchSize) ? 1_000 : everyMs);
  };
};

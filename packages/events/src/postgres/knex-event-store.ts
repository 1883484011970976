import { afterCommit, preparedRows, runTransaction, sqlRows, withoutTimeouts, connectDatabase } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { EventStore, OpenedStore, StoreAddress } from '../ports/event-store.ts';
import { knexOffsets, knexInbox, knexParked, knexRequests } from './knex-consumer-rows.ts';
import { knexNotices } from './knex-relay-lock.ts';
import { knexOutboxRows, knexRepublications } from './knex-outbox.ts';

const prunings = [
  `delete from inbox where ctid = any(array(
     select ctid from inbox where consumer = ? and taken_at < now() - make_interval(days => ?) limit ?)) returning 1`,
  `delete from consumer_requests where id = any(array(
     select id from consumer_requests where consumer = ? and done_at < now() - make_interval(days => ?) limit ?)) returning 1`,
];

// Of one name: PostgreSQL takes the innermost.
const statements = {
  begin: { name: 'begin part', text: 'savepoint part' },
  keep: { name: 'keep part', text: 'release savepoint part' },
  undo: { name: 'undo part', text: 'rollback to savepoint part' },
};

const undoPart = async (trx: Knex.Transaction): Promise<void> => {
  await preparedRows(trx, statements.undo, []);
  await preparedRows(trx, statements.keep, []);
};

/**
 * A savepoint of the same transaction: one of knex is a whole transaction object more, for each batch. A part that cannot be undone leaves
 * a transaction that cannot be committed; why it was to be undone explains more than that.
 */
const runPart: EventStore['runPart'] = async (trx, work) => {
  await preparedRows(trx, statements.begin, []);
  try {
    const result = await work(trx);
    await preparedRows(trx, statements.keep, []);
    return result;
  } catch (error) {
    await undoPart(trx).catch(() => undefined);
    throw error;
  }
};

/** The tables of `createEventTables`, in the service's own PostgreSQL. */
export const knexEventStore = (database: Knex, notices = knexNotices()): EventStore => ({
  run: (work) => runTransaction(database, work),
  runPart,
  lacksSavepoints: false,
  afterCommit,
  withoutTimeouts,
  notices,
  offsets: knexOffsets(database),
  inbox: knexInbox,
  parked: knexParked(database),
  requests: knexRequests(database),
  republications: knexRepublications(database),
  outbox: knexOutboxRows(database, notices),
  prune: async (trx, consumer, days, limit) => {
    const pruned: number[] = [];
    for (const pruning of prunings) pruned.push((await sqlRows(trx, pruning, [consumer, days, limit])).length);
    return pruned;
  },
});

/** The event store of a service on PostgreSQL, for an operator. */
export const openKnexStore = (address: StoreAddress): OpenedStore => {
  const database = connectDatabase(address);
  return {
    ...knexEventStore(database),
    isThere: () => database.schema.hasTable('consumer_offsets'),
    close: () => database.destroy(),
  };
};

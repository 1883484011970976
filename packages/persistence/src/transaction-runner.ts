import { setTimeout as sleep } from 'node:timers/promises';
import { serviceUnavailable, slots, backoff, type Slots } from '@paltu/kernel';
import type { Knex } from 'knex';
import { databaseTimeouts } from './connect-database.ts';

/** Connections that no transaction takes, of a pool that has some to spare. */
const keptForReads = 2;

const slotsOfPools = new WeakMap<object, Slots>();

/**
 * The places of the transactions of a database: a few less than its pool has connections. Transactions wait for each other's locks, and a
 * rush of them takes whatever is free; who only reads would wait behind all of them. Undefined inside of a transaction, which has its own.
 */
const transactionSlots = (database: Knex): Slots | undefined => {
  const pool = database.client.pool as { readonly max: number } | undefined;
  if (pool === undefined) return undefined;
  const known = slotsOfPools.get(pool);
  if (known !== undefined) return known;
  const running = pool.max - Math.min(keptForReads, Math.floor(pool.max / 4));
  const made = slots({ running, waiting: Number.POSITIVE_INFINITY, waitMs: databaseTimeouts.acquire, refusal: () => serviceUnavailable() });
  slotsOfPools.set(pool, made);
  return made;
};

interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** How the connections of a pool are used now, and how many queries and transactions wait for one. */
export interface PoolUse {
  readonly used: number;
  readonly free: number;
  readonly waiting: number;
}

/** How the pool of `database` is used now. */
export const poolUse = (database: Knex): PoolUse => {
  const pool = database.client.pool as Pool;
  const transactions = transactionSlots(database)?.state().waiting ?? 0;
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() + transactions };
};

/** Connections that the server gives to all who are no superuser: one row, `given`. */
export const givenConnectionsSql = `
  select sum(case name when 'max_connections' then setting::integer else -setting::integer end)::integer as given
  from pg_settings where name in ('max_connections', 'superuser_reserved_connections', 'reserved_connections')`;

/** An open transaction, for those who only hand it on: an event handler does, and knows no driver. */
export type Transaction = Knex.Transaction;

/** Runs `work` in one transaction: all of it is committed, or nothing. `Scope` is what a use case may write with. */
export type InTransaction<Scope> = <T>(work: (scope: Scope) => Promise<T>) => Promise<T>;

type Listener = () => void;
const commitListeners = new WeakMap<Knex.Transaction, Listener[]>();

/** The transaction that a savepoint of knex is part of. */
const outermost = (trx: Knex.Transaction): Knex.Transaction => (trx.parentTransaction ? outermost(trx.parentTransaction) : trx);

/**
 * Calls `listener` once the whole transaction of `trx` is committed, and never when it is rolled back. Only for transactions
 * that `runTransaction` opened. A listener set inside a savepoint is called even if that savepoint was undone.
 */
export const afterCommit = (trx: Knex.Transaction, listener: Listener): void => {
  const root = outermost(trx);
  const listeners = commitListeners.get(root);
  if (listeners) listeners.push(listener);
  else commitListeners.set(root, [listener]);
};

const commit = async (trx: Knex.Transaction): Promise<void> => {
  // knex resolves commit() even when it fails: the outcome is executionPromise.
  const answer = (await trx.commit()) as unknown as { response?: { command?: string } } | undefined;
  await trx.executionPromise;
  // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error: work that swallowed an error is not kept.
  if (answer?.response?.command === 'ROLLBACK') throw new Error('the transaction was rolled back because a statement in it had failed');
  for (const listener of commitListeners.get(trx) ?? []) listener();
};

/** By pool. */
const commits = new WeakMap<object, number>();

/** How many transactions this process has committed on the pool of `database`. */
export const commitsOf = (database: Knex): number => commits.get(database.client.pool as object) ?? 0;

const begin = async (database: Knex): Promise<Knex.Transaction> => {
  const trx = await database.transaction();
  trx.executionPromise.catch(() => undefined);
  // knex hands out a transaction whose BEGIN failed (a pooled connection that a restart had cut): only executionPromise has the reason.
  if (trx.isCompleted()) await trx.executionPromise;
  return trx;
};

const runAtOnce = async <T>(database: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> => {
  const trx = await begin(database);
  let result: T;
  try {
    result = await work(trx);
  } catch (error) {
    await Promise.resolve(trx.rollback(error)).catch(() => undefined);
    throw error;
  }
  await commit(trx);
  return result;
};

/**
 * Runs `work` in a transaction of `database`, as soon as there is a place for one. Commits when it resolves, rolls back when it rejects, and
 * rejects too when the commit was refused. Rejects with the error of `work`, unchanged.
 */
export const runTransaction = async <T>(database: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> => {
  const leave = await transactionSlots(database)?.enter();
  try {
    const result = await runAtOnce(database, work);
    const pool = database.client.pool as object | undefined;
    if (pool !== undefined) commits.set(pool, commitsOf(database) + 1);
    return result;
  } finally {
    leave?.();
  }
};

const isDeadlock = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '40P01';

/** How often work is done again that PostgreSQL undid because of a deadlock: each takes the server a second to find. */
const mostRetries = 3;
const [shortestPauseMs, longestPauseMs] = [20, 200] as const;

/**
 * How a use case opens its transaction: `scopeOf` builds repositories and outbox on it. Of two that wait for each other PostgreSQL undoes
 * one: its work is done again after a pause, for it would else take its first lock again before the other has woken up.
 */
export const transactionRunner =
  <Scope>(database: Knex, scopeOf: (trx: Knex.Transaction) => Scope): InTransaction<Scope> =>
  async (work) => {
    const pauses = backoff(shortestPauseMs, longestPauseMs);
    for (let retries = 0; ; retries += 1) {
      try {
        return await runTransaction(database, (trx) => work(scopeOf(trx)));
      } catch (error) {
        if (!isDeadlock(error) || retries === mostRetries) throw error;
        await sleep(pauses.next());
      }
    }
  };

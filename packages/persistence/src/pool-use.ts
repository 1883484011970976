import type { Knex } from 'knex';
import { transactionSlots } from './transaction-slots.ts';

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

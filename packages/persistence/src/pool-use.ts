import type { Knex } from 'knex';

interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** How the connections of a pool are used now, and how many queries wait for one. */
export interface PoolUse {
  readonly used: number;
  readonly free: number;
  readonly waiting: number;
}

/** How the pool of `database` is used now. */
export const poolUse = (database: Knex): PoolUse => {
  const pool = database.client.pool as Pool;
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() };
};

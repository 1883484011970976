import type { Knex } from 'knex';

interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** How the connections of a pool are used now, and how many queries wait for one. */
export const poolUse = (database: Knex): { used: number; free: number; waiting: number } => {
  const pool = database.client.pool as Pool;
  return { used: pool.numUsed(), free: pool.numFree(), waiting: pool.numPendingAcquires() };
};

import type { Knex } from 'knex';

/** From now on counts the transactions of this pool that PostgreSQL undid because of a deadlock, those too that a retry then carried out. */
export const countDeadlocks = (database: Knex): (() => number) => {
  let deadlocks = 0;
  database.on('query-error', (error: { readonly code?: unknown }) => {
    if (error.code === '40P01') deadlocks += 1;
  });
  return () => deadlocks;
};

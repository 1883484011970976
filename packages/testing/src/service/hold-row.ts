import type { Knex } from 'knex';

/** Locks a row as a transaction does that has not ended yet; answers how to end it. */
export const holdRow = async (database: Knex, table: string, where: object): Promise<() => Promise<void>> => {
  const trx = await database.transaction();
  // Else the server would free the row before those give up who wait for it.
  await trx.raw('set local idle_in_transaction_session_timeout = 0');
  const row: unknown = await trx(table).where(where).forUpdate().first();
  if (row === undefined) throw new Error(`${table} has no such row`);
  return async () => void (await trx.commit());
};

import type { Knex } from 'knex';

/** Runs SQL that knex has no words for and returns its rows. `bindings` stand for `?`; an array is one array parameter. */
export const sqlRows = async <Row = unknown>(database: Knex, sql: string, bindings: readonly unknown[] = []): Promise<Row[]> => {
  const { rows } = await database.raw<{ rows: Row[] }>(sql, bindings as Knex.RawBinding[]);
  return rows;
};

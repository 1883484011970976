import type { Knex } from 'knex';
import type { ReadStatement } from './prepared-reads.ts';

/**
 * As `sqlRows`, for a statement that runs all the time: it is parsed once for each connection, and planned no oftener than PostgreSQL
 * finds worth it. Its name belongs to its text alone, and it names its columns: one whose columns change between two runs is refused.
 */
export const preparedRows = async <Row = unknown>(
  database: Knex,
  { name, text }: Required<ReadStatement>,
  bindings: readonly unknown[] | Readonly<Record<string, unknown>>,
): Promise<Row[]> => {
  const { rows } = (await database.raw(text, bindings as Knex.RawBinding[] | Knex.ValueDict).options({ name })) as { rows: Row[] };
  return rows;
};

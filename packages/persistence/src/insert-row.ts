import type { Knex } from 'knex';
import type { ReadStatement } from './prepared-reads.ts';
import { preparedRows } from './prepared-rows.ts';

/** What takes the place of the row that is there already: all columns of the new one. */
export interface RowConflict {
  readonly key: string;
  /** Only then. */
  readonly where?: string;
}

/** By their texts, of which there are as many as tables and sets of columns. */
const statements = new Map<string, Required<ReadStatement>>();

const textOf = (table: string, row: Readonly<Record<string, unknown>>, conflict: RowConflict | undefined): string => {
  const columns = Object.keys(row).map((column) => `"${column}"`);
  const values = Object.values(row).map((value) => (value === undefined ? 'default' : '?'));
  const insert = `insert into "${table}" (${columns.join()}) values (${values.join()})`;
  if (conflict === undefined) return insert;
  const update = `do update set ${columns.map((column) => `${column} = excluded.${column}`).join()}`;
  return `${insert} on conflict ("${conflict.key}") ${update}${conflict.where === undefined ? '' : ` where ${conflict.where}`}`;
};

/** Inserts the columns of `toColumns`, or updates them, by a statement that is parsed once for each connection: for rows that are written all the time. */
export const insertRow = async (
  trx: Knex.Transaction,
  table: string,
  row: Readonly<Record<string, unknown>>,
  conflict?: RowConflict,
): Promise<void> => {
  const text = textOf(table, row, conflict);
  const statement = statements.get(text) ?? { name: `insert ${table} ${statements.size}`, text };
  statements.set(text, statement);
  await preparedRows(
    trx,
    statement,
    Object.values(row).filter((value) => value !== undefined),
  );
};

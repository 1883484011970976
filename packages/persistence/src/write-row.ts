import type { Knex } from 'knex';
import { preparedRows, type ReadStatement } from './prepared-reads.ts';

const snakeByCamel = new Map<string, string>();
const camelBySnake = new Map<string, string>();

/** `contentVersion` as PostgreSQL has it: `content_version`. */
export const columnOf = (property: string): string => {
  const known = snakeByCamel.get(property);
  if (known !== undefined) return known;
  const column = property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  snakeByCamel.set(property, column);
  camelBySnake.set(column, property);
  return column;
};

const propertyOf = (column: string): string => {
  const known = camelBySnake.get(column);
  if (known !== undefined) return known;
  const property = column.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
  camelBySnake.set(column, property);
  return property;
};

/**
 * The columns of a state, one for each property, named by convention.
 * @param json properties that are kept as jsonb: pg would take an array for one of its own.
 */
export const toColumns = <State extends object>(state: State, json: readonly (keyof State & string)[] = []): Record<string, unknown> => {
  const kept = new Set<string>(json);
  return Object.fromEntries(
    Object.entries(state).map(([property, value]) => [
      columnOf(property),
      kept.has(property) && value !== null ? JSON.stringify(value) : (value as unknown),
    ]),
  );
};

/** The state that `toColumns` wrote. The columns hold only what this service wrote, so that the types hold. */
export const fromColumns = <State extends object>(row: object): State =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [propertyOf(column), value as unknown])) as State;

/** What takes the place of the row that is there already: all columns of the new one. */
export interface RowConflict {
  /** Its columns. */
  readonly key: string | readonly string[];
  /** Only then. */
  readonly where?: string;
}

/** By their texts, of which there are as many as tables and sets of columns. */
const statements = new Map<string, Required<ReadStatement>>();

const quoted = (column: string): string => `"${column}"`;

const onConflict = (columns: readonly string[], conflict: RowConflict | undefined): string => {
  if (conflict === undefined) return '';
  const update = `do update set ${columns.map((column) => `${column} = excluded.${column}`).join()}`;
  return ` on conflict (${[conflict.key].flat().map(quoted).join()}) ${update}${conflict.where === undefined ? '' : ` where ${conflict.where}`}`;
};

const textOf = (table: string, row: Readonly<Record<string, unknown>>, conflict: RowConflict | undefined): string => {
  const columns = Object.keys(row).map(quoted);
  let parameters = 0;
  const values = Object.values(row).map((value) => (value === undefined ? 'default' : `$${(parameters += 1)}`));
  return `insert into "${table}" (${columns.join()}) values (${values.join()})${onConflict(columns, conflict)}`;
};

const statementOf = (table: string, text: string): Required<ReadStatement> => {
  const statement = statements.get(text) ?? { name: `write ${table} ${statements.size}`, text };
  statements.set(text, statement);
  return statement;
};

/** Inserts the columns of `toColumns`, or updates them, by a statement that is parsed once for each connection: for rows written all the time. */
export const insertRow = async (
  trx: Knex.Transaction,
  table: string,
  row: Readonly<Record<string, unknown>>,
  conflict?: RowConflict,
): Promise<void> => {
  await preparedRows(
    trx,
    statementOf(table, textOf(table, row, conflict)),
    Object.values(row).filter((value) => value !== undefined),
  );
};

/** Updates the row of this `id` to the columns of `toColumns`, as `insertRow` inserts it; one that is left open stays as it is. */
export const updateRow = async (
  trx: Knex.Transaction,
  table: string,
  id: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const changed = Object.entries(row).filter(([, value]) => value !== undefined);
  const text = `update "${table}" set ${changed.map(([column], at) => `${quoted(column)} = $${at + 2}`).join()} where id = $1`;
  await preparedRows(trx, statementOf(table, text), [id, ...changed.map(([, value]) => value)]);
};

/** What chooses among the rows `incoming`, and what is done where one is there already. */
export interface RowsWanted {
  readonly conflict?: RowConflict;
  readonly where?: string;
}

/** How these states are inserted from a JSON parameter of this number. @throws Error when their properties are not the same */
const insertText = <State extends object>(
  table: string,
  states: readonly [State, ...State[]],
  parameter: number,
  { conflict, where }: RowsWanted = {},
): string => {
  const properties = Object.keys(states[0]);
  const columns = properties.map((property) => quoted(columnOf(property)));
  // Columns are those of the first: of another one a property would be lost, or taken from nowhere.
  const isLikeFirst = (state: State): boolean => Object.keys(state).length === properties.length && properties.every((one) => one in state);
  if (!states.every(isLikeFirst)) throw new Error(`states of ${table} have different properties`);
  const incoming = `select ${columns.join()} from json_populate_recordset(null::"${table}", $${parameter}::json)as incoming`;
  return `insert into "${table}" (${columns.join()}) ${incoming}${where === undefined ? '' : ` where ${where}`}${onConflict(columns, conflict)}`;
};

const jsonOf = (states: readonly object[]): string =>
  JSON.stringify(
    states.map((state) => Object.fromEntries(Object.entries(state).map(([property, value]) => [columnOf(property), value as unknown]))),
  );

const isSome = <State>(states: readonly State[]): states is readonly [State, ...State[]] => states.length > 0;

/**
 * Inserts states, or updates them, by one statement for any number of them, as `insertRow` inserts one. All of them have the same
 * properties, each a column named by convention; an object or a list is kept as its column has it. Of each key only one may come.
 * @throws Error when their properties are not the same
 */
export const insertRows = async <State extends object>(
  trx: Knex.Transaction,
  table: string,
  states: readonly State[],
  wanted: RowsWanted = {},
): Promise<void> => {
  if (isSome(states)) await preparedRows(trx, statementOf(table, insertText(table, states, 1, wanted)), [jsonOf(states)]);
};

/** States of one table, at least one. */
type TableRows = readonly [table: string, states: readonly [object, ...object[]]];

/** As `insertRows`, states of several tables by one statement: what refers to each other may come in any order. */
export const insertTogether = async (trx: Knex.Transaction, ...tables: readonly [...TableRows[], TableRows]): Promise<void> => {
  const texts = tables.map(([table, states], at) => insertText(table, states, at + 1));
  const others = texts.slice(0, -1).map((text, at) => `part_${at} as (${text})`);
  const text = `${others.length === 0 ? '' : `with ${others.join()} `}${texts.at(-1)}`;
  const names = tables.map(([table]) => table).join(' and ');
  await preparedRows(
    trx,
    statementOf(names, text),
    tables.map(([, states]) => jsonOf(states)),
  );
};

import { inBatches, runTransaction, sqlRows, type Transaction } from '@paltu/persistence';
import type { Knex } from 'knex';
import { documentVersion } from '../search-document.ts';

/** Rows that are found by what is made of their own columns. */
export interface DocumentRows {
  readonly table: string;
  /** The columns that it is made of. */
  readonly read: readonly string[];
  /** The columns that are made, and their types. */
  readonly types: Readonly<Record<string, string>>;
  /** Each of these as text. */
  readonly made: (row: object) => Readonly<Record<string, string>>;
}

/** A point as the text of a `cube`. */
export const cubeOf = (point: readonly number[]): string => `(${point.join(', ')})`;

/** Makes the table that keeps of which version the documents of these tables are: a new one, and of each that is there none. */
export const createDocumentVersions = async (knex: Knex, tables: readonly string[]): Promise<void> => {
  await knex.raw(`create table search_document_versions (
    name text primary key,
    version integer not null default 0,
    -- How often all rows were gone through since it is of this version, up to which they are now, and when that goes on.
    walks integer not null default 0,
    after_id uuid,
    due_at timestamptz not null default now())`);
  await knex('search_document_versions').insert(tables.map((name) => ({ name })));
};

/** A release before may write behind the first walk: an hour later there is a second one. */
const walksNeeded = 2;
const rebuiltAtOnce = 200;

interface Walk {
  readonly version: number;
  readonly after_id: string | null;
}

// The documents of a later release are not undone.
const isDue = `name = ? and version <= ${documentVersion} and (version < ${documentVersion} or walks < ${walksNeeded} and due_at <= now())`;

const writeMade = async (
  trx: Transaction,
  { table, types, made }: DocumentRows,
  rows: readonly { readonly id: string }[],
): Promise<void> => {
  const columns = Object.keys(types);
  const all = rows.map(made);
  const ofRow = columns.map((column) => `${table}.${column}`).join();
  const ofMade = columns.map((column) => `made.${column}::${types[column]}`);
  await sqlRows(
    trx,
    `update ${table} set ${columns.map((column, index) => `${column} = ${ofMade[index]}`).join()}
     from unnest(?::uuid[]${', ?::text[]'.repeat(columns.length)}) as made (id, ${columns.join()})
     where ${table}.id = made.id and row(${ofRow}) is distinct from row(${ofMade.join()})`,
    [rows.map(({ id }) => id), ...columns.map((column) => all.map((one) => one[column]))],
  );
};

const rebuildSome = async (trx: Transaction, kept: DocumentRows): Promise<number> => {
  const { table, read } = kept;
  const [walk] = await sqlRows<Walk>(trx, `select version, after_id from search_document_versions where ${isDue} for update skip locked`, [
    table,
  ]);
  if (walk === undefined) return 0;
  const isNew = walk.version < documentVersion;
  const some = trx(table)
    .select('id', ...read)
    .orderBy('id')
    .limit(rebuiltAtOnce)
    .forNoKeyUpdate();
  if (!isNew && walk.after_id !== null) void some.where('id', '>', walk.after_id);
  const rows: { readonly id: string }[] = await some;
  await writeMade(trx, kept, rows);
  const isEnd = rows.length < rebuiltAtOnce;
  await sqlRows(
    trx,
    `update search_document_versions set version = ?, after_id = ?::uuid,
       walks = case when ? then 0 else walks end + ?, due_at = now() + ?::interval where name = ?`,
    [documentVersion, isEnd ? null : (rows.at(-1)?.id ?? null), isNew, isEnd ? 1 : 0, isEnd ? '1 hour' : '0', table],
  );
  return rows.length;
};

/**
 * A job: what rows are found by that a release before wrote is made anew, a few at a time, once for each `documentVersion`. Returns how many
 * it went through.
 */
export const rebuildDocuments =
  (database: Knex, kept: DocumentRows) =>
  async (stopping?: AbortSignal): Promise<number> => {
    const [due] = await sqlRows(database, `select from search_document_versions where ${isDue}`, [kept.table]);
    if (due === undefined) return 0;
    const some = async () => (stopping?.aborted === true ? 0 : runTransaction(database, (trx) => rebuildSome(trx, kept)));
    return inBatches(some, rebuiltAtOnce);
  };

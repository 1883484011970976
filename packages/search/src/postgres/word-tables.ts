import { inBatches, insertRows, runTransaction, sqlRows, type Reads, type Transaction } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { WordFacts } from '../correct-search.ts';
import { keysOfEntry, mostNear, typedKeys, type CountedWord } from '../words.ts';

/** Where documents are kept that words are counted of. */
export interface DocumentTable {
  readonly table: string;
  /** A column of type `tsvector`; null where it is still to be written. */
  readonly document: string;
  /** A column that is true of what everybody may find: only the words of those are counted. */
  readonly isShown: string;
  /** Before the names of the tables of words, where a database has those of more than one kind of thing: `store_`. */
  readonly prefix?: string;
}

const noteWords = ({ document, isShown, prefix = '' }: DocumentTable): string => `
  create function note_${prefix}search_words() returns trigger language plpgsql as $$
  declare
    gone text[] := '{}';
    come text[] := '{}';
  begin
    if tg_op <> 'INSERT' and old.${isShown} and old.${document} is not null then gone := tsvector_to_array(old.${document}); end if;
    if tg_op <> 'DELETE' and new.${isShown} and new.${document} is not null then come := tsvector_to_array(new.${document}); end if;
    insert into ${prefix}search_word_changes (words, change)
      select words, change from (values
        (array(select unnest(gone) except select unnest(come)), -1),
        (array(select unnest(come) except select unnest(gone)), 1)) as changed (words, change)
      where cardinality(words) > 0;
    return null;
  end $$`;

const statements = (kept: DocumentTable): readonly string[] => {
  const { table, document, isShown, prefix = '' } = kept;
  const noted = `execute function note_${prefix}search_words()`;
  const changed = `old.${isShown} is distinct from new.${isShown} or old.${document} is distinct from new.${document}`;
  return [
    // The bytes of a word are its order: what begins so is one range.
    `create table ${prefix}search_words (word text collate "C" primary key, count bigint not null, keys text[] not null)`,
    `create index ${prefix}search_words_near on ${prefix}search_words using gin (keys)`,
    // One row for each change: writers that counted "dog" up themselves would wait for each other.
    `create table ${prefix}search_word_changes (
       id bigint generated always as identity primary key,
       words text[] not null,
       change smallint not null)`,
    noteWords(kept),
    `create trigger note_search_words_added after insert on ${table} for each row when (new.${isShown}) ${noted}`,
    `create trigger note_search_words_removed after delete on ${table} for each row when (old.${isShown}) ${noted}`,
    `create trigger note_search_words_changed after update on ${table} for each row when (${changed}) ${noted}`,
  ];
};

/**
 * Makes the tables that keep which words are there and how often. A trigger notes the words of each change in the transaction that makes it, so
 * that none is lost; `countWords` counts them.
 */
export const createWordTables = async (knex: Knex, kept: DocumentTable): Promise<void> => {
  for (const statement of statements(kept)) await knex.raw(statement);
};

interface Change {
  readonly words: readonly string[];
  readonly change: number;
}

const countedAtOnce = 500;

const takeChanges = (trx: Transaction, prefix: string): Promise<Change[]> =>
  sqlRows<Change>(
    trx,
    `delete from ${prefix}search_word_changes
     where id = any(array(select id from ${prefix}search_word_changes order by id limit ?)) returning words, change`,
    [countedAtOnce],
  );

const sumOf = (changes: readonly Change[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { words, change } of changes) for (const word of words) sums.set(word, (sums.get(word) ?? 0) + change);
  return new Map([...sums].filter(([, sum]) => sum !== 0));
};

const changeKnown = async (trx: Transaction, prefix: string, sums: ReadonlyMap<string, number>): Promise<ReadonlySet<string>> => {
  const known = await sqlRows<{ word: string }>(
    trx,
    `update ${prefix}search_words as known set count = count + changed.sum from unnest(?::text[], ?::integer[]) as changed (word, sum)
     where known.word = changed.word returning known.word`,
    [[...sums.keys()], [...sums.values()]],
  );
  return new Set(known.map(({ word }) => word));
};

const countSome = async (trx: Transaction, prefix: string): Promise<number> => {
  // One at a time: two that count the same words would wait for each other's.
  const [lock] = await sqlRows<{ is_free: boolean }>(trx, 'select pg_try_advisory_xact_lock(hashtext(?)) as is_free', [
    `${prefix}search_words`,
  ]);
  if (lock?.is_free !== true) return 0;
  const changes = await takeChanges(trx, prefix);
  const sums = sumOf(changes);
  if (sums.size === 0) return changes.length;
  const known = await changeKnown(trx, prefix, sums);
  const come = [...sums].filter(([word]) => !known.has(word)).map(([word, count]) => ({ word, count, keys: keysOfEntry(word) }));
  await insertRows(trx, `${prefix}search_words`, come);
  await sqlRows(trx, `delete from ${prefix}search_words where word = any(?::text[]) and count <= 0`, [[...known]]);
  return changes.length;
};

/**
 * Counts the words of what changed since it last did, a few changes at a time. Returns how many; nothing while somebody else counts.
 * @param prefix of the tables of words
 */
export const countWords =
  (database: Knex, prefix = '') =>
  async (): Promise<number> => {
    const [change] = await sqlRows(database, `select from ${prefix}search_word_changes limit 1`, []);
    return change === undefined ? 0 : inBatches(() => runTransaction(database, (trx) => countSome(trx, prefix)), countedAtOnce);
  };

/** What begins so lies between this and what has the last letter after it. */
export const beginsWith = (column: string, beginning: string): string =>
  `${column} >= ${beginning} and ${column} < ${beginning} || chr(1114111)`;

const textOf = (prefix: string): string => `
  select asked.word, coalesce((select count from ${prefix}search_words where word = asked.word), 0)::integer as count,
    exists (select from ${prefix}search_words where ${beginsWith('word', 'asked.word')}) as begins,
    coalesce((select json_agg(near) from (
      select word, count from ${prefix}search_words where keys && asked.keys order by count desc, word limit ${mostNear}) as near), '[]') as near
  from json_to_recordset($1) as asked (word text collate "C", keys text[])`;

interface Row extends Omit<WordFacts, 'near'> {
  readonly near: readonly CountedWord[];
}

/** What is known of these words. @param prefix of the tables of words */
export const readWords = (reads: Reads, words: readonly string[], prefix = ''): Promise<readonly WordFacts[]> =>
  reads.rows<Row & Record<string, unknown>>({ name: `${prefix}search words`, text: textOf(prefix) }, [
    JSON.stringify(words.map((word) => ({ word, keys: typedKeys(word) }))),
  ]);

/** SQL: those of the lexemes that some document has; null while changes are not counted yet. @param lexemes what stands for them, such as `$2` */
export const lexemesThere = (lexemes: string, prefix = ''): string => `case when not exists (select from ${prefix}search_word_changes)
  then array(select word from ${prefix}search_words where word = any(${lexemes}::text[])) end`;

/** Whether some document may have a lexeme. @param there as `lexemesThere` has them */
export const isAmong = (there: readonly string[] | null | undefined): ((lexeme: string) => boolean) => {
  const known = there ? new Set(there) : undefined;
  return (lexeme) => known?.has(lexeme) ?? true;
};

/**
 * How many rows of `table` have all terms, `expected`, of `total`, if who has the one has the other no more and no less than everybody; without
 * terms more than any table has. @param terms what stands for them, JSON of `CountedTerm`s, such as `$5` @param prefix of the tables of words
 */
export const termSizes = (table: string, terms: string, prefix = ''): string => `
  select coalesce(max(total), (select nullif(greatest(reltuples, 0), 0) from pg_class where oid = '${table}'::regclass), 1e9)::float8 as total,
    coalesce(max(total) * exp(sum(ln(greatest(least(size, total), 0.5) / total))), 1e9) as expected from (
    select size, greatest((select reltuples from pg_class where oid = '${table}'::regclass)::float8, max(size) over (), 1) as total from (
      select (coalesce((select sum(count) from ${prefix}search_words where word = any(term.lexemes)), 0)
        + coalesce((select sum(count) from ${prefix}search_words where ${beginsWith('word', 'term.prefix')}), 0))::float8 as size
      from json_to_recordset(${terms}::json) as term (lexemes text[], prefix text collate "C")) as terms) as sized`;

import type { Knex } from 'knex';

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

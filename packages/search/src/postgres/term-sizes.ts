import { beginsWith } from './read-words.ts';

/**
 * How many rows of `table` have all terms, `expected`, of `total`, if who has the one has the other no more and no less than everybody; without
 * terms all have them. @param terms what stands for them, JSON of `CountedTerm`s, such as `$5` @param prefix of the tables of words
 */
export const termSizes = (table: string, terms: string, prefix = ''): string => `
  select coalesce(max(total), 1e9) as total,
    coalesce(max(total) * exp(sum(ln(greatest(least(size, total), 0.5) / total))), 1e9) as expected from (
    select size, greatest((select reltuples from pg_class where oid = '${table}'::regclass)::float8, max(size) over (), 1) as total from (
      select (coalesce((select sum(count) from ${prefix}search_words where word = any(term.lexemes)), 0)
        + coalesce((select sum(count) from ${prefix}search_words where ${beginsWith('word', 'term.prefix')}), 0))::float8 as size
      from json_to_recordset(${terms}::json) as term (lexemes text[], prefix text collate "C")) as terms) as sized`;

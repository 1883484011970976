import type { PageRead } from '@paltu/persistence';
import type { Knex } from 'knex';
import { correctSearch, factsAmong, withBegun, wordsToCheck } from '../correct-search.ts';
import { understand, type UnderstoodSearch } from '../meaning/understand.ts';
import type { CountedWord } from '../nearest-word.ts';
import { searchQuery } from '../search-query.ts';

/** Of more nobody can expect the words to be looked through. */
const mostLookedThrough = 2_000;

const matching = (query: Knex.QueryBuilder, search: UnderstoodSearch): Knex.QueryBuilder =>
  query.clone().whereRaw('document @@ ?::tsquery', [searchQuery(search) ?? '']);

const wordsIn = (query: Knex.QueryBuilder): Promise<CountedWord[]> => {
  const some = query.clone().clearSelect().clearOrder().select('document').limit(mostLookedThrough).as('some');
  return query.client
    .queryBuilder()
    .from(some)
    .joinRaw('cross join unnest(tsvector_to_array(document)) as word')
    .select('word')
    .count('* as count')
    .groupBy('word') as unknown as Promise<CountedWord[]>;
};

/**
 * Reads what a search finds in a table with a column `document`, for lists that few people look through, such as one's own: every word is
 * looked for as a word, and one that is nowhere is taken for the nearest of the list.
 * @param query the rows to search in @param read reads a page of those that match
 */
export const findInTable = async (
  query: Knex.QueryBuilder,
  search: string,
  read: (matching: Knex.QueryBuilder) => Promise<PageRead>,
): Promise<PageRead> => {
  const typed = understand(search);
  const found = await read(matching(query, typed));
  const words = found.counted > 0 ? [] : wordsToCheck(typed);
  if (words.length === 0) return found;
  const there = (await wordsIn(query)).map(({ word, count }) => ({ word, count: Number(count) }));
  const { search: meant, isCorrected, begun } = correctSearch(typed, factsAmong(words, there));
  return isCorrected || begun.size > 0 ? read(matching(query, withBegun(understand(meant), begun))) : found;
};

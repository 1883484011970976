import { readJsonPage, type Bind, type JsonList, type JsonPage, type ListWanted, type PageRead, type Reads } from '@paltu/persistence';
import type { Knex } from 'knex';
import { termsOf, understand, type UnderstoodSearch } from '../meaning/understand.ts';
import { correctSearch, factsAmong, withBegun, wordsToCheck } from '../run-search.ts';
import { countedTerm, searchQuery } from '../search-document.ts';
import type { CountedWord } from '../words.ts';
import { readWords, termSizes } from './word-tables.ts';

/** A list of a table whose words are counted (`createWordTables`). */
interface SearchedList {
  readonly reads: Reads;
  /** Its condition `query` takes the `tsquery` that documents are to match. */
  readonly list: JsonList;
  /** Of the table's tables of words. */
  readonly prefix: string;
  /** SQL: which of those come first that match equally well. */
  readonly thenBy?: string;
}

interface Corrected {
  /** The search that was made where no row has a word that was typed; null when all were found as they stand. */
  readonly corrected: string | null;
}

/** Until so many all that match are found and ranked. */
const rankedAtMost = 5_000;

const isFrequentIn = async ({ reads, list: { table }, prefix }: SearchedList, search: UnderstoodSearch): Promise<boolean> => {
  const statement = { name: `${prefix}search size`, text: `select expected from (${termSizes(table, '$1', prefix)}) as sizes` };
  const [row] = await reads.rows<{ expected: number }>(statement, [JSON.stringify(termsOf(search).map(countedTerm))]);
  return (row?.expected ?? 0) > rankedAtMost;
};

const nothing: JsonPage = { rows: '[]', counted: 0 };

/**
 * Reads a page of what people look for, by words alone: as it was typed, or with the nearest word that is there in place of one that is
 * nowhere. In the order `relevance` it is ranked, unless there are too many to rank each of them: those at the head of the list will do.
 */
export const searchJsonList = async (
  searched: SearchedList,
  search: string,
  wanted: Omit<ListWanted, 'rank'>,
): Promise<JsonPage & Corrected> => {
  const { reads, list, prefix, thenBy } = searched;
  const find = async (understood: UnderstoodSearch): Promise<JsonPage> => {
    const query = searchQuery(understood);
    if (query === undefined) return nothing;
    const isFrequent = await isFrequentIn(searched, understood);
    const rank = (bind: Bind): string => [`ts_rank(document, ${bind(query)}::tsquery) desc`, thenBy ?? []].flat().join(', ');
    const isRanked = wanted.order === 'relevance' && !isFrequent;
    return readJsonPage(reads, list, { ...wanted, filter: { ...wanted.filter, query }, ...(isRanked && { rank }) });
  };
  const typed = understand(search);
  const found = await find(typed);
  const words = found.counted > 0 ? [] : wordsToCheck(typed);
  if (words.length === 0) return { ...found, corrected: null };
  const { search: meant, isCorrected, begun } = correctSearch(typed, await readWords(reads, words, prefix));
  if (!isCorrected && begun.size === 0) return { ...found, corrected: null };
  return { ...(await find(withBegun(understand(meant), begun))), corrected: isCorrected ? meant : null };
};

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

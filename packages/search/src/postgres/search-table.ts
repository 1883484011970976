import { readJsonPage, type JsonList, type JsonPage, type ListWanted, type PageRead, type Reads } from '@paltu/persistence';
import { onSphere } from '@paltu/reference';
import type { Knex } from 'knex';
import { fieldsBeside, narrowedBy, orderNamedIn, type FilterOfField } from '../filter-of-search.ts';
import { fieldsNamedIn, understand, type UnderstoodSearch } from '../meaning/understand.ts';
import { areaNamedIn } from '../places.ts';
import { correctSearch, factsAmong, withBegun, wordsToCheck } from '../correct-search.ts';
import { runSearch, type SearchAnswer } from '../run-search.ts';
import { countedTerms, lexemesIn, rankQuery, searchQuery } from '../search-document.ts';
import type { CountedWord } from '../words.ts';
import { isAmong, lexemesThere, readWords, termSizes } from './word-tables.ts';

/** A list of a table whose words are counted (`createWordTables`). */
export interface SearchedList<Filter extends object> {
  readonly reads: Reads;
  /** Its condition `query` takes the `tsquery` that documents are to match; what a search names may be several values. */
  readonly list: JsonList;
  /** Of the table's tables of words. */
  readonly prefix: string;
  /** SQL: which of those come first that match equally well. */
  readonly thenBy?: string;
  /** What words may name, and the filter that it then is. */
  readonly filterOf: FilterOfField<Filter>;
  /** Whether the list has the orders `price-low` and `price-high`. */
  readonly hasPrices: boolean;
  /** Whether rows have a `place`, with an index: then what is near an area that is named comes first. */
  readonly hasPlaces: boolean;
  /**
   * Ids of rows that a filter leaves and of which something of theirs has what a `tsquery` asks for, where none has it itself; the list has a
   * condition `ids`.
   */
  readonly findByTheirs?: (query: string, filter: object) => Promise<readonly string[]>;
}

/** In days: so much newer than it is counts what an admin has featured, and what is described better. */
const credits: Readonly<Record<string, number>> = { featured: 7, "pictures <> '[]'::jsonb": 3, 'length(description) >= 80': 1 };

/** SQL: when a row was made, with its credits. @param besides conditions for which a list gives more, with how many days */
export const freshAt = (besides: Readonly<Record<string, number>> = {}): string => {
  const credited = Object.entries({ ...credits, ...besides }).map(([condition, days]) => `(${condition})::integer * ${days}`);
  return `created_at + interval '1 day' * (${credited.join(' + ')})`;
};

interface Wanted<Filter> extends Omit<ListWanted, 'rank' | 'filter'> {
  readonly filter: Filter;
}

/** Until so many all that match are found and ranked. */
const rankedAtMost = 5_000;

interface Sized {
  /** So many match that not each is ranked. */
  readonly isFrequent: boolean;
  readonly isThere: (lexeme: string) => boolean;
}

/** What the tables of words know of a search. */
const sizeOf = async <Filter extends object>(
  { reads, list: { table }, prefix }: SearchedList<Filter>,
  search: UnderstoodSearch,
): Promise<Sized> => {
  const statement = {
    name: `${prefix}search size`,
    text: `select expected, ${lexemesThere('$2', prefix)} as there from (${termSizes(table, '$1', prefix)}) as sizes`,
  };
  const values = [JSON.stringify(countedTerms(search)), lexemesIn(search)];
  const [row] = await reads.rows<{ expected: number; there: string[] | null }>(statement, values);
  return { isFrequent: (row?.expected ?? 0) > rankedAtMost, isThere: isAmong(row?.there) };
};

/** Whether a filter asks for anything but what leaves hardly anything out, or is counted with the words. */
const isNarrowed = (filter: object, besides: string): boolean =>
  Object.entries(filter).some(([field, value]) => value !== undefined && field !== besides);

const nothing: JsonPage = { rows: '[]', counted: 0 };

/** What comes before the order. @param ranks the `tsquery` to rank by: a search that only refuses has none */
const rankBy = (ranks: string | undefined, thenBy: string | undefined): ListWanted['rank'] => {
  if (ranks === undefined) return thenBy === undefined ? undefined : () => thenBy;
  return (bind) => [`ts_rank(document, ${bind(ranks)}::tsquery) desc`, thenBy ?? []].flat().join(', ');
};

/** What is chosen comes before what is named. */
const orderOf = (search: UnderstoodSearch, chosen: string): string => (chosen === 'relevance' ? (orderNamedIn(search) ?? chosen) : chosen);

/** The nearest to the area that a search names come first. What a list with places has in one city is few enough to be put in order whole. */
const nearArea = (search: UnderstoodSearch): ListWanted['rank'] => {
  const area = areaNamedIn(search);
  return area && ((bind) => `place <-> cube(${bind(onSphere(area))}::float8[])`);
};

/**
 * A page of what a search finds. In the order `relevance` it is ranked, unless there are too many to rank each of them: those at the head of the
 * list will do.
 */
const findPage = async <Filter extends object>(
  searched: SearchedList<Filter>,
  search: UnderstoodSearch,
  wanted: Wanted<Filter>,
): Promise<JsonPage> => {
  const { reads, list, thenBy, filterOf } = searched;
  if (search.tokens.length === 0) return nothing;
  const { isFrequent, isThere } = await sizeOf(searched, search);
  const query = searchQuery(search, isThere);
  const order = orderOf(search, wanted.order);
  const named = narrowedBy(filterOf, fieldsNamedIn(search));
  // Of a search that only refuses nobody knows how many match.
  const isCounted = countedTerms(search).length > 0;
  const isMany = isCounted && isFrequent && !isNarrowed(wanted.filter, 'excludeIds') && !isNarrowed(named, 'forSpecies');
  const asked = { ...wanted, order, filter: { ...wanted.filter, ...named, query }, isMany };
  const isRanked = order === 'relevance' && (query !== undefined || isCounted) && !isFrequent;
  const rank = nearArea(search) ?? (isRanked ? rankBy(rankQuery(search, isThere), thenBy) : undefined);
  return readJsonPage(reads, list, { ...asked, rank });
};

const findOwnOrTheirs = async <Filter extends object>(
  searched: SearchedList<Filter>,
  search: UnderstoodSearch,
  wanted: Wanted<Filter>,
): Promise<JsonPage> => {
  const { reads, list, filterOf, findByTheirs } = searched;
  const own = await findPage(searched, search, wanted);
  const query = searchQuery(search);
  if (own.counted > 0 || query === undefined || findByTheirs === undefined) return own;
  const filter = { ...wanted.filter, ...narrowedBy(filterOf, fieldsNamedIn(search)) };
  const ids = await findByTheirs(query, filter);
  return ids.length === 0 ? own : readJsonPage(reads, list, { ...wanted, filter: { ...filter, ids }, rank: nearArea(search) });
};

/** How many stand in for what was not found. */
const few = { page: 1, limit: 6 };

/** Reads a page of what people look for: what a search names is filtered by, all else has to be there as words. */
export const searchJsonList = <Filter extends object>(
  searched: SearchedList<Filter>,
  search: string,
  wanted: Wanted<Filter>,
): Promise<SearchAnswer<JsonPage>> => {
  const { reads, prefix, filterOf, hasPrices, hasPlaces } = searched;
  const ordering = [...(hasPrices ? ['sortBy'] : []), ...(hasPlaces ? ['area'] : [])];
  const { [filterOf['location'] ?? '']: city } = wanted.filter as Readonly<Record<string, unknown>>;
  return runSearch(search, {
    fields: [...fieldsBeside(filterOf, wanted.filter), ...(wanted.order === 'relevance' ? ordering : [])],
    cityId: city === undefined ? undefined : String(city),
    find: (meant) => findOwnOrTheirs(searched, meant, wanted),
    findFew: (meant) => findOwnOrTheirs(searched, meant, { ...wanted, order: 'relevance', page: few }),
    // What is there at all is not what was looked for.
    fewOfAll: [],
    readWords: (words) => readWords(reads, words, prefix),
  });
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

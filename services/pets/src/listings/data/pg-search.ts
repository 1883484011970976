import type { PageWanted, Reads } from '@paltu/persistence';
import {
  correctSearch,
  countedTerm,
  nearbySearches,
  rankQuery,
  searchQuery,
  termsOf,
  understand,
  understoodIn,
  withBegun,
  wordsToCheck,
} from '@paltu/search';
import type { UnderstoodSearch, WordFacts } from '@paltu/search';
import { readWords } from '@paltu/search/postgres';
import type { ListingFilter, ListingOrder, PublishedListings, PublishedPage, SearchedPage } from '../use-cases/ports.ts';
import { conditionsOf, type Conditions } from './listing-conditions.ts';
import { searchStatement } from './listing-search-statement.ts';
import { fieldsLeft, narrowed } from './understood-filter.ts';

interface SearchNeeds {
  readonly reads: Reads;
  /** Totals are counted no further than one over it. */
  readonly cap: number;
  readonly list: (filter: Conditions, order: ListingOrder, page: PageWanted) => Promise<PublishedPage>;
}

interface Wanted {
  readonly filter: ListingFilter;
  readonly order: ListingOrder;
  readonly page: PageWanted;
}

/** How many pets stand in for what was not found, and how many searches are tried for them. */
const fewPets: PageWanted = { page: 1, limit: 6 };
const mostTried = 4;

type Found = (understood: UnderstoodSearch, wanted: Wanted) => Promise<PublishedPage>;

const finder =
  ({ reads, cap, list }: SearchNeeds): Found =>
  async (understood, { filter, order, page }) => {
    const conditions = narrowed(
      filter,
      understoodIn(understood).map(({ fields }) => fields),
    );
    if (understood.tokens.length === 0) return { pets: '[]', counted: 0 };
    const [query, rank] = [searchQuery(understood), rankQuery(understood)];
    if (query === undefined && (rank === undefined || order !== 'relevance')) return list(conditions, order, page);
    const asked = conditionsOf(conditions);
    const terms = JSON.stringify(termsOf(understood).map(countedTerm));
    const own = [page.limit, (page.page - 1) * page.limit, cap + 1, query ?? null, terms, rank];
    const statement = searchStatement(asked, order, query !== undefined);
    const [row] = await reads.rows<{ counted: number; pets: string }>(statement, [...own, ...asked.map(({ value }) => value)]);
    return { pets: row?.pets ?? '[]', counted: row?.counted ?? 0 };
  };

const answer = (found: PublishedPage, understood: UnderstoodSearch, corrected: string | null): SearchedPage => ({
  ...found,
  search: { understood: understoodIn(understood), corrected, alternatives: null },
});

/** Searches that are near one that finds nothing, and at last everything, narrowed as it was or not. */
const alternativesOf = async (needs: SearchNeeds, understood: UnderstoodSearch, facts: readonly WordFacts[], filter: ListingFilter) => {
  const unknown = new Set(facts.filter(({ count, begins }) => count === 0 && !begins).map(({ word }) => word));
  const counts = new Map(facts.map(({ word, count }) => [word, count]));
  const find = finder(needs);
  for (const search of nearbySearches(understood, unknown, counts).slice(0, mostTried)) {
    const { counted, pets } = await find(understand(search, fieldsLeft(filter)), { filter, order: 'relevance', page: fewPets });
    if (counted > 0) return { search, pets };
  }
  for (const wider of [filter, {}]) {
    const { counted, pets } = await needs.list(wider, 'newest', fewPets);
    if (counted > 0) return { search: '', pets };
  }
  return null;
};

/** What people type, understood, corrected where no listing has such a word, and answered with what is nearest where there is nothing. */
export const pgSearch = (needs: SearchNeeds): PublishedListings['search'] => {
  const find = finder(needs);
  return async (search, filter, order, page) => {
    const wanted = { filter, order, page };
    const typed = understand(search, fieldsLeft(filter));
    const found = await find(typed, wanted);
    if (found.counted > 0) return answer(found, typed, null);
    const words = wordsToCheck(typed);
    const facts = words.length === 0 ? [] : await readWords(needs.reads, words);
    const { search: other, isCorrected, begun } = correctSearch(typed, facts);
    const meant = withBegun(understand(other, fieldsLeft(filter)), begun);
    const instead = isCorrected || begun.size > 0 ? await find(meant, wanted) : found;
    const corrected = isCorrected ? other : null;
    if (instead.counted > 0) return answer(instead, meant, corrected);
    const alternatives = await alternativesOf(needs, meant, facts, filter);
    return { ...instead, search: { understood: understoodIn(meant), corrected, alternatives } };
  };
};

import type { PageWanted, Reads } from '@paltu/persistence';
import { countedTerm, namedFields, rankQuery, runSearch, searchQuery, termsOf, understoodIn, type UnderstoodSearch } from '@paltu/search';
import { fieldsLeft, narrowed } from '@paltu/search/pets';
import { readWords } from '@paltu/search/postgres';
import type { ListingFilter, ListingOrder, PublishedListings, PublishedPage } from '../use-cases/ports.ts';
import { conditionsOf, type Conditions } from './listing-conditions.ts';
import { scopePhrase, searchStatement } from './listing-search-statement.ts';

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

/** How many pets stand in for what was not found. */
const fewPets: PageWanted = { page: 1, limit: 6 };

const finder =
  ({ reads, cap, list }: SearchNeeds) =>
  async (search: UnderstoodSearch, { filter, order, page }: Wanted): Promise<PublishedPage> => {
    if (search.tokens.length === 0) return { pets: '[]', counted: 0 };
    const conditions = narrowed(filter, namedFields(understoodIn(search).map(({ fields }) => fields)));
    const [query, rank] = [searchQuery(search), order === 'relevance' ? rankQuery(search) : undefined];
    if (query === undefined && rank === undefined) return list(conditions, order, page);
    const asked = conditionsOf(conditions);
    const terms = JSON.stringify(termsOf(search).map(countedTerm));
    const own = [page.limit, (page.page - 1) * page.limit, cap + 1, query ?? null, terms, rank, scopePhrase(asked)];
    const statement = searchStatement(asked, order, query !== undefined);
    const [row] = await reads.rows<{ counted: number; pets: string }>(statement, [...own, ...asked.map(({ value }) => value)]);
    return { pets: row?.pets ?? '[]', counted: row?.counted ?? 0 };
  };

/** Published listings by what people type. */
export const pgSearch = (needs: SearchNeeds): PublishedListings['search'] => {
  const find = finder(needs);
  return (search, filter, order, page) =>
    runSearch(search, {
      fields: fieldsLeft(filter),
      find: (meant) => find(meant, { filter, order, page }),
      findFew: (meant) => find(meant, { filter, order: 'relevance', page: fewPets }),
      fewOfAll: [filter, {}].map((wider) => () => needs.list(wider, 'newest', fewPets)),
      readWords: (words) => readWords(needs.reads, words),
    });
};

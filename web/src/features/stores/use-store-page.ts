import type { Ask } from '#shared/api/ask.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Store } from '#shared/api/types.ts';
import { listResult } from '#shared/list/list-result.ts';
import type { ListResult } from '#shared/list/list-result.ts';
import { readList } from '#shared/list/list-schema.ts';
import { firstWords } from '#shared/list/search-words.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { ordersOf, pageSize, storeList } from './store-list.ts';
import type { StoreFilters, StoreSettings } from './store-list.ts';

const { useGetStoresQuery, endpoints } = commerceEndpoints;

interface PageWanted {
  filters: StoreFilters;
  sortBy: StoreSettings['sortBy'];
  page: number;
}

const callFor = ({ filters, sortBy, page }: PageWanted) => ({
  ...filters,
  search: filters.search && firstWords(filters.search),
  sortBy: ordersOf(filters, sortBy).sortBy,
  limit: pageSize,
  page,
});

/** What the list asks as it opens. */
export function askStorePage(wanted: PageWanted) {
  return endpoints.getStores.initiate(callFor(wanted), { subscribe: false });
}

/** One page of the list; `corrected` is what was looked for in place of a misspelt word. */
export function useStorePage(wanted: PageWanted): ListResult<Store> & { corrected: string | null | undefined } {
  const answer = useGetStoresQuery(callFor(wanted));
  return { ...listResult(answer, ({ stores }) => stores), corrected: answer.currentData?.corrected };
}

/** How many stores some filters leave, asked as the list itself would ask for its first page. */
export function useStoreTotal(filters: StoreFilters, sortBy: StoreSettings['sortBy']) {
  return useGetStoresQuery(callFor({ filters, sortBy, page: 1 })).currentData?.pagination;
}

/** What the list of stores asks as it opens; around the reader nothing, until they have let us know where that is. */
export function askStores(query: Query): readonly Ask[] {
  if (query.near !== undefined) return [];
  const { filters, settings, page } = readList(storeList, query);
  return [askStorePage({ filters, sortBy: settings.sortBy, page })];
}

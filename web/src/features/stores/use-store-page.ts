import type { Ask } from '#shared/api/ask.ts';
import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Store, StoreSearch } from '#shared/api/types.ts';
import { listResult } from '#shared/list/list-result.ts';
import type { ListResult } from '#shared/list/list-result.ts';
import { readList } from '#shared/list/list-schema.ts';
import { callForPage } from '#shared/list/search-words.ts';
import type { PageWanted } from '#shared/list/search-words.ts';
import type { Query } from '#shared/navigation/page-path.ts';
import { storeList, storeOrders } from './store-list.ts';
import type { StoreFilters, StoreSettings } from './store-list.ts';

const { useGetStoresQuery, endpoints } = commerceEndpoints;

type Order = StoreSettings['sortBy'];

/** One page of the list; `search` is what a search was taken for. */
export function useStorePage(wanted: PageWanted<StoreFilters, Order>): ListResult<Store> & { search: StoreSearch | undefined } {
  const answer = useGetStoresQuery(callForPage(wanted));
  return { ...listResult(answer, ({ stores }) => stores), search: answer.currentData?.search };
}

/** How many stores some filters leave, asked as the list itself would ask for its first page. */
export function useStoreTotal(filters: StoreFilters, sortBy: Order) {
  return useGetStoresQuery(callForPage({ filters, sortBy, page: 1 })).currentData?.pagination;
}

/** What the list of stores asks as it opens; around the reader nothing, until they have let us know where that is. */
export function askStores(query: Query): readonly Ask[] {
  if (query.near !== undefined) return [];
  const { filters, settings, page } = readList(storeList, query);
  const { sortBy } = storeOrders.ordersOf(filters, settings.sortBy);
  return [endpoints.getStores.initiate(callForPage({ filters, sortBy, page }), { subscribe: false })];
}

import { commerceEndpoints } from '#shared/api/gen/commerce-endpoints.ts';
import type { Accessory } from '#shared/api/types.ts';
import { listResult } from '#shared/list/list-result.ts';
import type { ListResult } from '#shared/list/list-result.ts';
import { firstWords } from '#shared/list/search-words.ts';
import { ordersOf, pageSize } from '../accessory-list.ts';
import type { AccessoryFilters, AccessorySettings } from '../accessory-list.ts';

const { useGetAccessoriesQuery, endpoints } = commerceEndpoints;

interface PageWanted {
  filters: AccessoryFilters;
  sortBy: AccessorySettings['sortBy'];
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
export function askAccessoryPage(wanted: PageWanted) {
  return endpoints.getAccessories.initiate(callFor(wanted), { subscribe: false });
}

/** One page of the list; `corrected` is what was looked for in place of a misspelt word. */
export function useAccessoryPage(wanted: PageWanted): ListResult<Accessory> & { corrected: string | null | undefined } {
  const answer = useGetAccessoriesQuery(callFor(wanted));
  return { ...listResult(answer, ({ accessories }) => accessories), corrected: answer.currentData?.corrected };
}

/** How many products some filters leave, asked as the list itself would ask for its first page. */
export function useAccessoryTotal(filters: AccessoryFilters, sortBy: AccessorySettings['sortBy']) {
  return useGetAccessoriesQuery(callFor({ filters, sortBy, page: 1 })).currentData?.pagination;
}

import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { Vet, VetSearch } from '#shared/api/types.ts';
import { listResult } from '#shared/list/list-result.ts';
import type { ListResult } from '#shared/list/list-result.ts';
import { firstWords } from '#shared/list/search-words.ts';
import { pageSize } from '../vet-list.ts';
import type { VetFilters, VetSettings } from '../vet-list.ts';

const { useGetVetsQuery, endpoints } = vetsEndpoints;

interface PageWanted {
  filters: VetFilters;
  sortBy: VetSettings['sortBy'];
  page: number;
}

const callFor = ({ filters, sortBy, page }: PageWanted) => ({
  ...filters,
  search: filters.search && firstWords(filters.search),
  sortBy,
  limit: pageSize,
  page,
});

/** What the list asks as it opens. */
export function askVetPage(wanted: PageWanted) {
  return endpoints.getVets.initiate(callFor(wanted), { subscribe: false });
}

/** One page of the list. */
export function useVetPage(wanted: PageWanted): ListResult<Vet> & { search: VetSearch | undefined } {
  const asked = useGetVetsQuery(callFor(wanted));
  return { ...listResult(asked, ({ vets }) => vets), search: asked.currentData?.search };
}

/** How many vets some filters leave, asked as the list itself would ask for its first page. */
export function useVetTotal(filters: VetFilters, sortBy: VetSettings['sortBy']) {
  return useGetVetsQuery(callFor({ filters, sortBy, page: 1 })).currentData?.pagination;
}

import { useEffect, useRef } from 'react';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { Pet, PetPage, PetSearch } from '#shared/api/types.ts';
import type { ListResult } from '#shared/list/list-result.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { cutPage, pageCount, windowParts, windowSize } from './paging.ts';
import { askedOf, petOrders } from './pet-list.ts';
import type { PetFilters, PetSettings } from './pet-list.ts';
import { callForPage } from '#shared/list/search-words.ts';
import type { PageWanted } from '#shared/list/search-words.ts';

const { useGetPetsQuery, endpoints, util } = petsEndpoints;

type PetsWanted = PageWanted<PetFilters, PetSettings['sortBy']>;

const asWindow = (answer: PetPage | undefined) => answer && { items: answer.pets, total: answer.pagination.total };

/** The call for a window. */
const callFor = ({ filters, sortBy }: PetsWanted, window: number) => ({
  ...callForPage({ filters: askedOf(filters), sortBy: petOrders.ordersOf(filters, sortBy).sortBy, page: window }),
  limit: windowSize,
});

type Call = ReturnType<typeof callFor>;

/** Breaks off the call before this one when it is still under way: as one types, nobody waits for its answer any more. */
function useOnlyNewest(call: Call): void {
  const dispatch = useAppDispatch();
  const before = useRef(call);
  const key = JSON.stringify(call);
  useEffect(() => {
    const [earlier, now] = [before.current, JSON.parse(key) as Call];
    before.current = now;
    if (JSON.stringify(earlier) !== key) dispatch(util.getRunningQueryThunk('getPets', earlier))?.abort();
  }, [dispatch, key]);
}

const isBrokenOff = (error: unknown): boolean => (error as { name?: unknown } | undefined)?.name === 'AbortError';

/** One that was broken off has no error to show. */
const shownError = (error: unknown) => (isBrokenOff(error) ? undefined : error);

/** A window, asked for again when the drawer, or the list under it, has broken off a call that both had asked for. */
function useWindow(call: Call, isNeeded = true) {
  const asked = useGetPetsQuery(call, { skip: !isNeeded });
  const { refetch } = asked;
  const isMissed = asked.isError && isBrokenOff(asked.error);
  useEffect(() => {
    if (isMissed) void refetch();
  }, [isMissed, refetch]);
  return asked;
}

/** What a page asks first. */
export function askPetPage(wanted: PetsWanted) {
  return endpoints.getPets.initiate(callFor(wanted, windowParts(wanted.page)[0]?.window ?? 1), { subscribe: false });
}

function useWindows(wanted: PetsWanted) {
  const [first, second] = windowParts(wanted.page);
  const call = callFor(wanted, first?.window ?? 1);
  const here = useWindow(call);
  useOnlyNewest(call);
  const total = here.currentData?.pagination.total ?? 0;
  const isNextNeeded = second !== undefined && total > (second.window - 1) * windowSize;
  const next = useWindow(callFor(wanted, second?.window ?? 1), isNextNeeded);
  return { here, next, isNextNeeded };
}

/** One page of 12, cut from the windows of 50 that the API answers; crossing a window fetches the next. */
export function usePetPage(wanted: PetsWanted): ListResult<Pet> & { search: PetSearch | undefined } {
  const { here, next, isNextNeeded } = useWindows(wanted);
  const { total, totalIsCapped = false } = here.currentData?.pagination ?? {};
  return {
    items: cutPage(wanted.page, [asWindow(here.currentData), asWindow(next.currentData)]),
    total,
    totalIsCapped,
    search: here.currentData?.search,
    pages: pageCount(total ?? 0),
    error: shownError(here.error) ?? (isNextNeeded ? shownError(next.error) : undefined),
    isFetching: here.isFetching || next.isFetching,
    retry: () => {
      void here.refetch();
      if (isNextNeeded) void next.refetch();
    },
  };
}

/** What a search was taken for, once its list is there; `isKnown` at once where nothing is searched for. */
export function usePetSearch(filters: PetFilters, sortBy: PetSettings['sortBy']) {
  const { currentData } = useGetPetsQuery(callFor({ filters, sortBy, page: 1 }, 1), { skip: filters.search === undefined });
  return { isKnown: filters.search === undefined || currentData !== undefined, search: currentData?.search };
}

/** How many pets some filters leave, asked as the list itself would ask for its first page. */
export function usePetTotal(filters: PetFilters, sortBy: PetSettings['sortBy']) {
  const call = callFor({ filters, sortBy, page: 1 }, 1);
  useOnlyNewest(call);
  return useWindow(call).currentData?.pagination;
}

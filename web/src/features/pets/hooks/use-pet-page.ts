import type { Pet, PetPage } from '#shared/api/types.ts';
import { usePetWindowQuery } from '../api/pets-api.ts';
import { cutPage, pageCount, windowParts, windowSize } from '../model/paging.ts';
import type { PetListState } from '../model/pet-filters.ts';

export interface ShownPets {
  /** Undefined while they load. */
  pets: Pet[] | undefined;
  total: number | undefined;
  totalIsCapped: boolean;
  pages: number;
  error: unknown;
  isRetrying: boolean;
  retry: () => void;
}

const asWindow = (answer: PetPage | undefined) => answer && { items: answer.pets, total: answer.pagination.total };

function useWindows({ filters, sortBy, page }: PetListState) {
  const [first, second] = windowParts(page);
  const here = usePetWindowQuery({ filters, sortBy, window: first?.window ?? 1 });
  const total = here.currentData?.pagination.total ?? 0;
  const isNextNeeded = second !== undefined && total > (second.window - 1) * windowSize;
  const next = usePetWindowQuery({ filters, sortBy, window: second?.window ?? 1 }, { skip: !isNextNeeded });
  return { here, next, isNextNeeded };
}

/** One page of 12, cut from the windows of 50 that the API answers; crossing a window fetches the next. */
export function usePetPage(state: PetListState): ShownPets {
  const { here, next, isNextNeeded } = useWindows(state);
  const { total, totalIsCapped = false } = here.currentData?.pagination ?? {};
  const error = here.error ?? (isNextNeeded ? next.error : undefined);
  return {
    pets: error ? undefined : cutPage(state.page, [asWindow(here.currentData), asWindow(next.currentData)]),
    total,
    totalIsCapped,
    pages: pageCount(total ?? 0),
    error,
    isRetrying: here.isFetching || next.isFetching,
    retry: () => {
      void here.refetch();
      if (isNextNeeded) void next.refetch();
    },
  };
}

import type { Pet, PetPage } from '../../../shared/api/types.ts';
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

/** One page of 12, cut from the windows of 50 that the API answers; crossing a window fetches the next. */
export function usePetPage({ filters, sortBy, page }: PetListState): ShownPets {
  const [first = { window: 1 }, second = { window: 1 }] = windowParts(page);
  const here = usePetWindowQuery({ filters, sortBy, window: first.window });
  const { total, totalIsCapped = false } = here.currentData?.pagination ?? {};
  const skip = total === undefined || total <= (second.window - 1) * windowSize || second.window === 1;
  const next = usePetWindowQuery({ filters, sortBy, window: second.window }, { skip });
  const error = here.error ?? (skip ? undefined : next.error);
  return {
    pets: error ? undefined : cutPage(page, [asWindow(here.currentData), asWindow(next.currentData)]),
    total,
    totalIsCapped,
    pages: pageCount(total ?? 0),
    error,
    isRetrying: here.isFetching || next.isFetching,
    retry: () => {
      void here.refetch();
      if (!skip) void next.refetch();
    },
  };
}

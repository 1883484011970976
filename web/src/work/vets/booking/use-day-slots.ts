import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { VetSlot } from '#shared/api/types.ts';

/** The times of a vet that are known, and what is known of those of one day. */
export interface DaySlots {
  slots: readonly VetSlot[];
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

/** Reads the times of a day that is not among the first, which are there; '' is none. As a member, so that they are those of this moment. */
export function useDaySlots(vetId: string, first: readonly VetSlot[], date: string): DaySlots {
  const isThere = date === '' || first.some((slot) => slot.date === date);
  const { currentData, error, isFetching, refetch } = vetsEndpoints.useGetVetsByIdSlotsAsMemberQuery(
    { id: vetId, date },
    { skip: isThere, refetchOnMountOrArgChange: 30 },
  );
  if (isThere) return { slots: first, isLoading: false, error: undefined, retry: () => undefined };
  return {
    slots: [...first, ...(currentData?.slots ?? [])],
    isLoading: isFetching && currentData === undefined,
    error: currentData === undefined ? error : undefined,
    retry: () => void refetch(),
  };
}

import type { Answer } from '#shared/api/endpoint.ts';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { VetSlot } from '#shared/api/types.ts';

/** The times of a vet that are known, and what is known of those of one day. */
export interface DaySlots {
  slots: readonly VetSlot[];
  isLoading: boolean;
  error: unknown;
  retry: () => void;
}

/** Reads the times of a day that are not all among the first, which are there; '' is none. As a member, so that they are those of this moment. */
export function useDaySlots(vetId: string, { days, slots: first }: Answer<'getVetsByIdSlots'>, date: string): DaySlots {
  const { free = 0, booked = 0 } = days[date] ?? {};
  const isThere = date === '' || first.filter((slot) => slot.date === date).length >= Math.max(1, free + booked);
  const { currentData, error, isFetching, refetch } = vetsEndpoints.useGetVetsByIdSlotsAsMemberQuery(
    { id: vetId, date },
    { skip: isThere, refetchOnMountOrArgChange: 30 },
  );
  if (isThere) return { slots: first, isLoading: false, error: undefined, retry: () => undefined };
  return {
    slots: [...first.filter((slot) => slot.date !== date), ...(currentData?.slots ?? [])],
    isLoading: isFetching && currentData === undefined,
    error: currentData === undefined ? error : undefined,
    retry: () => void refetch(),
  };
}

import { useEffect, useEffectEvent } from 'react';
import type { Answer } from '#shared/api/endpoint.ts';
import { vetsEndpoints } from '#shared/api/gen/vets-endpoints.ts';
import type { VetSlot, Appointment } from '#shared/api/types.ts';
import { isApiError } from '#shared/api/api-error.ts';
import { useForm } from '#shared/form/use-form.ts';
import type { Form } from '#shared/form/use-form.ts';
import { currentVisit } from '#shared/navigation/navigation.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { timesOfVet } from '#shared/vet/times-of-vet.ts';
import { resolveBookingOutcome, bodyOfBooking, bookingRules, emptyBooking } from './booking.ts';
import type { BookingForm } from './booking.ts';

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

interface BookingOptions {
  vetId: string;
  memberId: string;
  slots: readonly VetSlot[];
  /** The time that the way here named, '' for none. */
  wantedSlot: string;
  /** The visit that this one follows. */
  earlier: Appointment | undefined;
  /** It is booked, or nobody knows whether it is; what was written is kept then. */
  onEnd: (end: Appointment | 'unknown') => void;
}

const lostSlot = ['slot.not-free', 'slot.not-found'];

/** A refusal because of the time, as the problem of its field. */
function atItsField(error: unknown): unknown {
  if (!isApiError(error) || !lostSlot.includes(error.code)) return error;
  return { ...error, fields: { slotId: { code: error.code, msg: error.message } } };
}

/** A guest who has followed a link to a time, or from a visit, means that one, whatever a draft holds; a reload and Back find what was chosen since. */
function useLinked(form: Form<BookingForm>, linked: Partial<BookingForm>): void {
  const choose = useEffectEvent(() => {
    const { by } = currentVisit();
    const isFollowed = by === 'push' || by === 'replace';
    if (!isFollowed) return;
    for (const [field, value] of Object.entries(linked)) {
      if (form.values[field as keyof BookingForm] !== value) form.change(field as keyof BookingForm, value);
    }
  });
  useEffect(() => choose(), []);
}

/** A visit as one member books it. When the time was taken meanwhile, the free ones are asked for again. */
export function useBooking({ vetId, memberId, slots, wantedSlot, earlier, onEnd }: BookingOptions) {
  const dispatch = useAppDispatch();
  const [book] = vetsEndpoints.usePostVetsByIdAppointmentsMutation();
  const [read] = vetsEndpoints.useLazyGetVetsUserAppointmentsQuery();
  const readBooked = async (slotId: string) => {
    const date = slots.find(({ id }) => id === slotId)?.date;
    const { appointments } = await read({ as: 'guest', when: 'upcoming', status: 'booked', ...(date && { date }) }).unwrap();
    return appointments;
  };
  const isFree = (id: string) => slots.some((slot) => slot.id === id && slot.status === 'free');
  const slot = slots.find(({ id, status }) => id === wantedSlot && status === 'free');
  const linked: Partial<BookingForm> = {
    ...(slot && { date: slot.date, slotId: slot.id }),
    ...(earlier && { petName: earlier.petName, petType: earlier.petType, reason: earlier.reason }),
  };
  const form = useForm<BookingForm>({
    initial: { ...emptyBooking, ...linked },
    rules: bookingRules(isFree),
    draft: { key: `visit.${vetId}.${memberId}`, place: 'device' },
    words: { failed: 'vets:book.failed' },
    submit: async (values) => {
      const asked = book({ id: vetId, body: bodyOfBooking(values) })
        .unwrap()
        .then(({ appointment }) => appointment);
      try {
        const end = await asked.catch((error: unknown) => resolveBookingOutcome(error, values.slotId, () => readBooked(values.slotId)));
        onEnd(end);
        return end === 'unknown' ? 'unsaved' : undefined;
      } catch (error) {
        throw atItsField(error);
      } finally {
        dispatch(vetsEndpoints.util.invalidateTags([...timesOfVet(vetId)]));
      }
    },
  });
  useLinked(form, linked);
  return form;
}

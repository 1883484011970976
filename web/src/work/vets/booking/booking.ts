import type { VisitorType, VisitReason } from '@paltu/reference';
import type { Args } from '#shared/api/endpoint.ts';
import { required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import { isApiError } from '#shared/api/api-error.ts';
import { isAway } from '#shared/api/is-away.ts';
import type { Appointment, Pet } from '#shared/api/types.ts';

/** A visit as it is being booked: what is not chosen yet is ''. In the order of the screen. */
export interface BookingForm {
  /** The day whose times are shown, in Pakistan. */
  date: string;
  slotId: string;
  petName: string;
  petType: VisitorType | '';
  reason: VisitReason | '';
  message: string;
}

export const emptyBooking: BookingForm = { date: '', slotId: '', petName: '', petType: '', reason: '', message: '' };

/** A pet of the member, as a visit names it. */
export type KnownPet = Pick<Appointment, 'petName' | 'petType'>;

const typeOf: Partial<Record<Pet['species'], VisitorType>> = { Dog: 'dog', Cat: 'cat', Bird: 'bird' };

/** At most so many are offered. */
const mostPets = 5;

/** The pets of a member, each once: those that were at a vet first, then those that they have listed. */
export function knownPets(visits: readonly KnownPet[], listed: readonly Pick<Pet, 'name' | 'species'>[]): KnownPet[] {
  const all = [...visits, ...listed.map(({ name, species }) => ({ petName: name, petType: typeOf[species] ?? 'other' }))];
  const byName = new Map(all.toReversed().map((pet) => [`${pet.petType} ${pet.petName.trim().toLowerCase()}`, pet]));
  return [...byName.values()]
    .toReversed()
    .slice(0, mostPets)
    .map(({ petName, petType }) => ({ petName, petType }));
}

/** The longest text that each field takes, in characters. */
export const longestText = { petName: 60, message: 500 } as const;

/** What is required; a time that somebody else has taken meanwhile counts as none. */
export function bookingRules(isFree: (slotId: string) => boolean): Rules<BookingForm> {
  return {
    slotId: (slotId) => {
      if (slotId === '') return 'vets:book.problem.slot';
      return !isFree(slotId) && 'errors:slot.not-free';
    },
    petName: required('vets:book.problem.petName'),
    petType: required('vets:book.problem.petType'),
    reason: required('vets:book.problem.reason'),
  };
}

/** Only a form whose rules are kept is sent: every choice has been made. */
export function bodyOfBooking({ date: _date, petName, message, ...rest }: BookingForm): Args<'postVetsByIdAppointments'>['body'] {
  return { ...rest, petName: petName.trim(), message: message.trim() } as Args<'postVetsByIdAppointments'>['body'];
}

/** Whether the visit may be booked although the call failed: its answer was lost, or an earlier try of the same member has the time. */
const mayBeBooked = (error: unknown): boolean => isApiError(error) && (isAway(error) || error.code === 'slot.not-free');

/**
 * What became of a booking that failed: the appointment when it is booked all the same, 'unknown' when that cannot be found out. Throws
 * what was refused when it is not booked.
 */
export async function resolveBookingOutcome(
  error: unknown,
  slotId: string,
  readBooked: () => Promise<readonly Appointment[]>,
): Promise<Appointment | 'unknown'> {
  if (!mayBeBooked(error)) throw error;
  const booked = await readBooked().catch(() => undefined);
  if (booked === undefined) return 'unknown';
  const own = booked.find((appointment) => appointment.slotId === slotId);
  if (own === undefined) throw error;
  return own;
}

import type { VisitorType, VisitReason } from '@paltu/reference';
import type { Args } from '#shared/api/endpoint.ts';
import { required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';

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

import type { Decided, MemberId } from '@paltu/kernel';
import { appointmentNotFound } from '../domain/appointment-errors.ts';
import type { AppointmentEvent } from '../domain/appointment-events.ts';
import type { Appointment, AppointmentId } from '../domain/appointment.ts';
import { keepDecided } from './keep-decided.ts';
import type { DecisionNeeds } from './ports.ts';
import { requireSide, type MemberSide } from './require-side.ts';

export interface Decision {
  readonly appointmentId: AppointmentId;
  readonly memberId: MemberId;
  /** Either side when absent. */
  readonly allowed?: MemberSide;
}

type DecideOn = (appointment: Appointment, side: MemberSide, at: Date) => Decided<Appointment, AppointmentEvent>;

/** One of the two sides decides: the vet is locked before anything is read that the decision rests on. */
export const decide = async (
  { inTransaction, queries, clock }: DecisionNeeds,
  { appointmentId, memberId, allowed }: Decision,
  decideOn: DecideOn,
): Promise<Appointment> => {
  // Neither the vet of an appointment nor its two sides ever change.
  const known = await queries.find(appointmentId);
  const side = requireSide(known, memberId, allowed);
  return inTransaction(async (scope) => {
    if (known !== undefined) await scope.calendars.hold(known.vetId);
    const appointment = await scope.appointments.find(appointmentId);
    if (appointment === undefined) throw appointmentNotFound();
    return keepDecided(scope, appointment, decideOn(appointment, side, clock.now()));
  });
};

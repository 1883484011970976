import type { Decided, MemberId } from '@paltu/kernel';
import type { AppointmentEvent } from '../domain/appointment-events.ts';
import type { Appointment, AppointmentId } from '../domain/appointment.ts';
import type { DecisionNeeds } from './ports.ts';
import { requireSide, type MemberSide } from './require-side.ts';

export interface Decision {
  readonly appointmentId: AppointmentId;
  readonly memberId: MemberId;
  /** Either side when absent. */
  readonly allowed?: MemberSide;
}

interface DecisionInput {
  readonly appointment: Appointment;
  readonly side: MemberSide;
  readonly at: Date;
}

/** One of the two sides decides: the vet is locked before anything is read that the decision rests on. */
export const decide = async (
  { inTransaction, queries, clock }: DecisionNeeds,
  { appointmentId, memberId, allowed }: Decision,
  decideOn: (input: DecisionInput) => Decided<Appointment, AppointmentEvent>,
): Promise<Appointment> => {
  // Neither the vet of an appointment nor its two sides ever change.
  const { appointment: known, side } = requireSide(await queries.find(appointmentId), memberId, allowed);
  return inTransaction(async ({ calendars, appointments, keep }) => {
    await calendars.hold(known.vetId);
    const appointment = await appointments.get(appointmentId);
    return keep(appointment, decideOn({ appointment, side, at: clock.now() }));
  });
};

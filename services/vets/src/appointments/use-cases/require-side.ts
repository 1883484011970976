import type { MemberId } from '@paltu/kernel';
import { appointmentNotFound, notYourStep } from '../domain/appointment-errors.ts';
import type { Appointment } from '../domain/appointment.ts';

export type MemberSide = 'guest' | 'vet';

/** Which of the two a member is; undefined for everybody else. */
const sideOf = ({ vetOwnerId, guestId }: Appointment, memberId: MemberId): MemberSide | undefined => {
  if (memberId === guestId) return 'guest';
  return memberId === vetOwnerId ? 'vet' : undefined;
};

export interface SeenAppointment {
  readonly appointment: Appointment;
  /** From which the member sees it. */
  readonly side: MemberSide;
}

/** @throws AppError `appointment.not-found` for a stranger, `appointment.not-yours` for the other side */
export const requireSide = (appointment: Appointment | undefined, memberId: MemberId, allowed?: MemberSide): SeenAppointment => {
  const side = appointment && sideOf(appointment, memberId);
  if (appointment === undefined || side === undefined) throw appointmentNotFound();
  if (allowed !== undefined && side !== allowed) throw notYourStep();
  return { appointment, side };
};

import type { MemberId } from '@paltu/kernel';
import type { Appointment, AppointmentId } from '../domain/appointment.ts';
import { recordAttendance as record } from '../domain/steps.ts';
import { decide } from './decide.ts';
import type { DecisionNeeds } from './ports.ts';

export interface Attendance {
  readonly appointmentId: AppointmentId;
  readonly memberId: MemberId;
  readonly status: 'completed' | 'no-show';
}

/** @throws AppError when the member is not the vet, or it has not begun, or ended otherwise */
export type RecordAttendance = (visit: Attendance) => Promise<Appointment>;

/** The vet records whether the guest came. */
export const recordAttendance =
  (needs: DecisionNeeds): RecordAttendance =>
  ({ status, ...wish }) =>
    decide(needs, { ...wish, allowed: 'vet' }, ({ appointment, at }) => record(appointment, status, at));

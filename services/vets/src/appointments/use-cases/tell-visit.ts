import type { MemberId } from '@paltu/kernel';
import type { Appointment, AppointmentId } from '../domain/appointment.ts';
import { tellVisit as tell } from '../domain/steps.ts';
import { decide } from './decide.ts';
import type { DecisionNeeds } from './ports.ts';

export interface ToldVisit {
  readonly appointmentId: AppointmentId;
  readonly memberId: MemberId;
  readonly status: 'completed' | 'no-show';
}

/** @throws AppError when the member is not the vet, or it has not begun, or ended otherwise */
export type TellVisit = (visit: ToldVisit) => Promise<Appointment>;

/** The vet says whether the guest came. */
export const tellVisit =
  (needs: DecisionNeeds): TellVisit =>
  ({ status, ...wish }) =>
    decide(needs, { ...wish, allowed: 'vet' }, ({ appointment, at }) => tell(appointment, status, at));

import { invalidInput, type MemberId } from '@paltu/kernel';
import type { Appointment, AppointmentId } from '../domain/appointment.ts';
import { cancel } from '../domain/steps.ts';
import { decide } from './decide.ts';
import type { DecisionNeeds } from './ports.ts';

export interface CancelWish {
  readonly appointmentId: AppointmentId;
  readonly memberId: MemberId;
  /** A vet has to give a reason. */
  readonly reason: string;
}

/** @throws AppError when the member is neither side, comes too late, gives no reason as a vet, or it has ended */
export type CancelAppointment = (wish: CancelWish) => Promise<Appointment>;

const withoutReason = () => invalidInput([{ path: 'reason', code: 'required', msg: 'A reason is required' }]);

/** Either side calls it off; the slot is free again. */
export const cancelAppointment =
  (needs: DecisionNeeds): CancelAppointment =>
  ({ reason, ...wish }) =>
    decide(needs, wish, ({ appointment, side: by, at }) => {
      if (by === 'vet' && reason === '') throw withoutReason();
      return cancel(appointment, { by, reason }, at);
    });

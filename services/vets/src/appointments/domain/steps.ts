import type { Decided } from '@paltu/kernel';
import type { AppointmentStatus } from '@paltu/reference';
import { alreadyEnded, tooEarly, tooLate } from './appointment-errors.ts';
import type { AppointmentEvent } from './appointment-events.ts';
import type { Appointment, Closing } from './appointment.ts';
import { cancelledHoursBefore, endsByItselfAt, hourMs, nextDueAfter, reminderBetween } from './due-times.ts';

type Step = Decided<Appointment, AppointmentEvent>;
type End = Exclude<AppointmentStatus, 'booked'>;

const typeOfEnd = { cancelled: 'AppointmentCancelled', completed: 'AppointmentCompleted', 'no-show': 'AppointmentMissed' } as const;

const unchanged = (state: Appointment): Step => ({ state, events: [] });

const ended = (before: Appointment, status: End, closing: Closing): Step => {
  const { at, by } = closing;
  const appointment: Appointment = {
    ...before,
    version: before.version + 1,
    status,
    closing,
    history: [...before.history, { status, at, by }],
    updatedAt: at,
    nextDueAt: null,
  };
  return { state: appointment, events: [{ type: typeOfEnd[status], appointment, at }] };
};

const hasEnded = ({ status }: Appointment, as: End): boolean => {
  if (status === 'booked') return false;
  if (status !== as) throw alreadyEnded();
  return true;
};

export interface Cancellation {
  readonly by: 'guest' | 'vet';
  readonly reason: string;
}

/** One of the two calls it off; what was called off stays so. @throws AppError when it has ended otherwise, or a guest comes too late */
export const cancel = (appointment: Appointment, { by, reason }: Cancellation, at: Date): Step => {
  if (hasEnded(appointment, 'cancelled')) return unchanged(appointment);
  if (by === 'guest' && at.getTime() > appointment.startsAt.getTime() - cancelledHoursBefore * hourMs) throw tooLate();
  return ended(appointment, 'cancelled', { by, at, code: '', reason });
};

/** The vet records whether the guest came; repeated it stays so. @throws AppError when it has not begun, or ended otherwise */
export const recordAttendance = (appointment: Appointment, status: 'completed' | 'no-show', at: Date): Step => {
  if (hasEnded(appointment, status)) return unchanged(appointment);
  if (at < appointment.startsAt) throw tooEarly();
  return ended(appointment, status, { by: 'vet', at, code: '', reason: '' });
};

/** What becomes of a visit to come when one of the two leaves. */
export const followLeaving = (appointment: Appointment, by: 'guest' | 'vet', at: Date): Step => {
  if (appointment.status !== 'booked' || appointment.startsAt <= at) return unchanged(appointment);
  return ended(appointment, 'cancelled', { by, at, code: `${by}-left`, reason: '' });
};

/**
 * Publishes a reminder that is due, once; a day after its end a visit was completed. Reminders that nobody received in time are not made up
 * for.
 */
export const passTime = (appointment: Appointment, at: Date): Step => {
  const { nextDueAt } = appointment;
  if (nextDueAt === null || nextDueAt > at) return unchanged(appointment);
  if (endsByItselfAt(appointment) <= at) return ended(appointment, 'completed', { by: 'product', at, code: 'over', reason: '' });
  const hoursBefore = reminderBetween(appointment, nextDueAt, at);
  const waiting: Appointment = { ...appointment, nextDueAt: nextDueAfter(appointment, at) };
  if (hoursBefore === undefined) return { state: waiting, events: [] };
  const reminded: Appointment = { ...waiting, version: waiting.version + 1 };
  return { state: reminded, events: [{ type: 'AppointmentDue', appointment: reminded, at, hoursBefore }] };
};

import { invalidInput, type Decided, type MemberId } from '@paltu/kernel';
import type { AppointmentStatus } from '@paltu/reference';
import {
  alreadyEnded,
  beginsSoon,
  cancelledHoursBefore,
  endsByItselfAt,
  hourMs,
  nextDueAfter,
  ownProfile,
  reminderBetween,
  slotNotFound,
  slotNotFree,
  tooEarly,
  tooLate,
  tooManyAppointments,
  vetNotFound,
  type Appointment,
  type AppointmentEvent,
  type AppointmentId,
  type Closing,
  type SlotId,
  type VetId,
  type Visit,
} from './appointment.ts';

/** The vet that is visited, as far as a booking has to know. */
export interface VisitedVet {
  readonly id: VetId;
  readonly ownerId: MemberId;
  readonly name: string;
  readonly isPublic: boolean;
}

/** The slot that is booked. */
export interface BookedSlot {
  readonly id: SlotId;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isBooked: boolean;
}

export interface Booking extends Visit {
  readonly id: AppointmentId;
  readonly guestId: MemberId;
  /** When the guest thinks that it begins. */
  readonly expectedStart?: Date | undefined;
}

/** A member may have so many to come with one vet. */
const mostToCome = 3;

interface BookingState {
  /** Undefined when there is none. */
  readonly vet: VisitedVet | undefined;
  readonly slot: BookedSlot | undefined;
  /** How many the guest has to come with this vet. */
  readonly toCome: number;
}

/** @throws AppError when the slot cannot be had, or not by this member */
export const book = ({ vet, slot, toCome }: BookingState, booking: Booking, now: Date): Decided<Appointment, AppointmentEvent> => {
  const { expectedStart, ...visit } = booking;
  if (vet?.isPublic !== true) throw vetNotFound();
  if (vet.ownerId === visit.guestId) throw ownProfile();
  if (slot === undefined) throw slotNotFound();
  if (expectedStart !== undefined && expectedStart.getTime() !== slot.startsAt.getTime())
    throw invalidInput([{ path: 'slotId', code: 'invalid', msg: 'The slot begins at another time than preferredDate and preferredTime' }]);
  if (slot.isBooked || slot.startsAt <= now) throw slotNotFree();
  if (toCome >= mostToCome) throw tooManyAppointments();
  const appointment: Appointment = {
    ...visit,
    version: 1,
    vetId: vet.id,
    vetName: vet.name,
    vetOwnerId: vet.ownerId,
    slotId: slot.id,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    status: 'booked',
    closing: null,
    history: [{ status: 'booked', at: now, by: 'guest' }],
    createdAt: now,
    updatedAt: now,
    nextDueAt: nextDueAfter(slot, now),
  };
  return { state: appointment, events: [{ type: 'AppointmentBooked', appointment, at: now }] };
};

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

interface Cancellation {
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

/** What becomes of a visit when its vet is suspended, and as long as they are: what begins soon is called off, in time for its guest. */
export const followAbsence = (appointment: Appointment, at: Date): Step => {
  const isToCome = appointment.status === 'booked' && appointment.startsAt > at;
  if (!isToCome || !beginsSoon(appointment, at)) return unchanged(appointment);
  return ended(appointment, 'cancelled', { by: 'vet', at, code: 'vet-away', reason: '' });
};

/**
 * Publishes a reminder that is due, once, or calls off a visit to a vet who is away; a day after its end a visit was completed. Reminders that nobody received in time are not made up
 * for.
 */
export const passTime = (appointment: Appointment, isVetAway: boolean, at: Date): Step => {
  const { nextDueAt } = appointment;
  if (nextDueAt === null || nextDueAt > at) return unchanged(appointment);
  if (endsByItselfAt(appointment) <= at) return ended(appointment, 'completed', { by: 'product', at, code: 'over', reason: '' });
  if (isVetAway && appointment.startsAt > at) return followAbsence(appointment, at);
  const hoursBefore = reminderBetween(appointment, nextDueAt, at);
  const waiting: Appointment = { ...appointment, nextDueAt: nextDueAfter(appointment, at) };
  if (hoursBefore === undefined) return { state: waiting, events: [] };
  const reminded: Appointment = { ...waiting, version: waiting.version + 1 };
  return { state: reminded, events: [{ type: 'AppointmentDue', appointment: reminded, at, hoursBefore }] };
};

import { invalidInput, type Decided, type MemberId } from '@paltu/kernel';
import { ownProfile, slotNotFound, slotNotFree, tooManyAppointments, vetNotFound } from './appointment-errors.ts';
import type { AppointmentEvent } from './appointment-events.ts';
import type { Appointment, AppointmentId, SlotId, VetId, Visit } from './appointment.ts';
import { nextDueAfter } from './due-times.ts';

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
export const mostToCome = 3;

export interface BookingState {
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

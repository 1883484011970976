import { newId, type Clock } from '@paltu/kernel';
import { accountDeactivated } from '../domain/appointment-errors.ts';
import type { Appointment, AppointmentId, SlotId, VetId } from '../domain/appointment.ts';
import { book, type Booking } from '../domain/booking.ts';
import type { InAppointmentTransaction } from './ports.ts';

export interface BookSlotNeeds {
  readonly inTransaction: InAppointmentTransaction;
  readonly clock: Clock;
}

export interface BookingWish extends Omit<Booking, 'id'> {
  readonly vetId: VetId;
  readonly slotId?: SlotId | undefined;
}

/** @throws AppError when the slot cannot be had, or not by this member */
export type BookSlot = (wish: BookingWish) => Promise<Appointment>;

/** A member books a slot, which is theirs at once. Locks the member, then the vet, then the slot, always in this order. */
export const bookSlot =
  ({ inTransaction, clock }: BookSlotNeeds): BookSlot =>
  ({ vetId, slotId, ...booking }) =>
    inTransaction(async ({ calendars, appointments, outbox, isAway }) => {
      if (await isAway(booking.guestId)) throw accountDeactivated();
      const vet = await calendars.hold(vetId);
      const slot = await calendars.findSlot(vetId, slotId === undefined ? { startsAt: booking.expectedStart } : { id: slotId });
      const now = clock.now();
      const toCome = await appointments.countToCome(vetId, booking.guestId, now);
      const { state, events } = book({ vet, slot, toCome }, { ...booking, id: newId() as AppointmentId }, now);
      await calendars.setBooked(state.slotId, true);
      await appointments.add(state);
      await outbox.append(events);
      return state;
    });

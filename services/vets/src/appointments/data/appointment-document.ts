import type { StoredDocument } from '@paltu/documents/transactions';
import type { Appointment } from '../domain/appointment.ts';

/** An appointment as a document of the collection `appointments`: what it is, and what it is found by. */
export const toAppointmentDocument = (appointment: Appointment): StoredDocument => {
  const { id: _id, vetId, vetOwnerId, guestId, slotId, status, startsAt, nextDueAt } = appointment;
  return { _id, vetId, vetOwnerId, guestId, slotId, status, startsAt, nextDueAt, document: appointment };
};

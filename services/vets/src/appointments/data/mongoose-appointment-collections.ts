import type { CollectionIndex, DocumentCollection, DocumentFields, Documents } from '@paltu/documents/transactions';
import { appointmentStatuses } from '@paltu/reference';

const indexes: readonly CollectionIndex[] = [
  { name: 'appointments_one_of_slot', key: { slotId: 1 }, unique: true, partialFilterExpression: { status: 'booked' } },
  { name: 'appointments_of_guest', key: { guestId: 1, startsAt: 1, _id: 1 } },
  { name: 'appointments_of_owner', key: { vetOwnerId: 1, startsAt: 1, _id: 1 } },
  { name: 'appointments_of_guest_by_status', key: { guestId: 1, status: 1, startsAt: 1, _id: 1 } },
  { name: 'appointments_of_owner_by_status', key: { vetOwnerId: 1, status: 1, startsAt: 1, _id: 1 } },
  { name: 'appointments_of_vet', key: { vetId: 1, status: 1 } },
  { name: 'appointments_of_pair', key: { vetId: 1, guestId: 1, status: 1, startsAt: 1 } },
  { name: 'appointments_due', key: { nextDueAt: 1 }, partialFilterExpression: { nextDueAt: { $type: 'date' } } },
];

const text = { type: String, required: true } as const;

/** What lists and conditions rely on; `document` is the appointment itself. */
const fields: DocumentFields = {
  vetId: text,
  vetOwnerId: text,
  guestId: text,
  slotId: text,
  status: { type: String, required: true, enum: appointmentStatuses },
  startsAt: { type: Date, required: true },
  nextDueAt: Date,
};

/** Vets and slots are those of the slice `vets`, which makes their indexes. */
export interface AppointmentCollections {
  readonly appointments: DocumentCollection;
  readonly vets: DocumentCollection;
  readonly slots: DocumentCollection;
}

export const appointmentCollections = (documents: Pick<Documents, 'collection'>): AppointmentCollections => ({
  appointments: documents.collection('appointments', indexes, fields),
  vets: documents.collection('vets'),
  slots: documents.collection('slots'),
});

import { lockDocument, lockSkipLocked, type DocumentTransaction, type StoredDocument } from '@paltu/documents/transactions';
import { slotNotFree } from '../domain/appointment-errors.ts';
import type { VetId } from '../domain/appointment.ts';
import type { BookedSlot, VisitedVet } from '../domain/booking.ts';
import type { Calendars } from '../use-cases/ports.ts';
import type { AppointmentCollections } from './mongoose-appointment-collections.ts';

const toVisitedVet = ({ _id, ownerId, name, isPublic }: StoredDocument): VisitedVet =>
  ({ id: _id, ownerId, name, isPublic }) as unknown as VisitedVet;

const toBookedSlot = ({ _id, startsAt, endsAt, isBooked }: StoredDocument): BookedSlot =>
  ({ id: _id, startsAt, endsAt, isBooked }) as unknown as BookedSlot;

export type FollowSlots = (trx: DocumentTransaction, vetId: string, starts: readonly Date[]) => Promise<void>;

/** Calendars in a transaction: the vet is locked before any slot is read, and then the slot. */
export const mongooseCalendars = (collections: AppointmentCollections, trx: DocumentTransaction, follow: FollowSlots): Calendars => {
  const { vets, slots, appointments } = collections;
  const { session } = trx;
  return {
    listOf: async (memberId, after) => {
      const own = await vets()
        .find({ ownerId: memberId }, { session, projection: { _id: 1 } })
        .toArray();
      const toCome = { guestId: memberId, status: 'booked', startsAt: { $gt: after } };
      const visits = await appointments()
        .find(toCome, { session, projection: { vetId: 1 } })
        .toArray();
      return [...new Set([...own.map(({ _id }) => _id as VetId), ...visits.map(({ vetId }) => vetId as VetId)])].sort();
    },
    hold: async (_id) => {
      const vet = await lockDocument(vets, trx, { _id });
      return vet && toVisitedVet(vet);
    },
    lockSkipLocked: async (_id) => {
      const vet = await lockSkipLocked(vets, trx, { _id });
      return vet && toVisitedVet(vet);
    },
    findSlot: async (vetId, { id, startsAt }) => {
      if (id === undefined && startsAt === undefined) return undefined;
      const slot = await lockDocument(slots, trx, { vetId, ...(id === undefined ? { startsAt } : { _id: id }) });
      return slot && toBookedSlot(slot);
    },
    setBooked: async (_id, isBooked) => {
      const changed = await slots().findOneAndUpdate({ _id, isBooked: !isBooked }, { $set: { isBooked } }, { session });
      if (changed !== null) await follow(trx, changed['vetId'] as string, [changed['startsAt'] as Date]);
      else if (isBooked) throw slotNotFree();
    },
    addPatient: async (_id) => {
      await vets().updateOne({ _id }, { $inc: { patients: 1 } }, { session });
    },
  };
};

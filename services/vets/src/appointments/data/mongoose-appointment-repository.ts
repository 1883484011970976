import { lockDocument, lockSkipLocked, violatedIndex, type DocumentTransaction } from '@paltu/documents/transactions';
import { orRefuse, type MemberId } from '@paltu/kernel';
import { appointmentNotFound, slotNotFree } from '../domain/appointment-errors.ts';
import type { AppointmentRepository } from '../use-cases/ports.ts';
import { toAppointmentDocument } from './appointment-document.ts';
import { toAppointment } from './appointment-row.ts';
import type { AppointmentCollections } from './mongoose-appointment-collections.ts';

const eraseTexts = async (
  { appointments }: AppointmentCollections,
  { session }: DocumentTransaction,
  memberId: MemberId,
): Promise<void> => {
  const change = (where: object, fields: object) => appointments().updateMany(where, { $set: fields }, { session });
  await change({ guestId: memberId }, { 'document.petName': '', 'document.message': '' });
  await change({ guestId: memberId, 'document.closing.by': 'guest' }, { 'document.closing.reason': '' });
  await change({ vetOwnerId: memberId, 'document.closing.by': 'vet' }, { 'document.closing.reason': '' });
  await change({ vetOwnerId: memberId }, { 'document.vetName': '' });
};

/** Appointments in a transaction: one that was read stays held until it ends. */
export const mongooseAppointmentRepository = (collections: AppointmentCollections, trx: DocumentTransaction): AppointmentRepository => {
  const { appointments } = collections;
  const { session } = trx;
  return {
    get: async (_id) => toAppointment(orRefuse(await lockDocument(appointments, trx, { _id }), appointmentNotFound)),
    findUnlessHeld: async (_id) => {
      const found = await lockSkipLocked(appointments, trx, { _id });
      return found && toAppointment(found);
    },
    listToCome: async (memberId, after) => {
      const booked = { status: 'booked', startsAt: { $gt: after } };
      const ofBoth = {
        $or: [
          { guestId: memberId, ...booked },
          { vetOwnerId: memberId, ...booked },
        ],
      };
      return (await appointments().find(ofBoth, { session }).sort({ _id: 1 }).toArray()).map(toAppointment);
    },
    countToCome: (vetId, guestId, after) =>
      appointments().countDocuments({ vetId, guestId, status: 'booked', startsAt: { $gt: after } }, { session }),
    hasCompleted: async (vetId, guestId, besides) => {
      const others = { vetId, guestId, status: 'completed', _id: { $ne: besides } };
      return (await appointments().findOne(others, { session, projection: { _id: 1 } })) !== null;
    },
    add: async (appointment) => {
      try {
        await appointments().insertOne(toAppointmentDocument(appointment), { session });
      } catch (error) {
        throw violatedIndex(error) === 'appointments_one_of_slot' ? slotNotFree({ cause: error }) : error;
      }
    },
    save: async (appointment) => {
      const { _id, ...fields } = toAppointmentDocument(appointment);
      await appointments().updateOne({ _id }, { $set: fields }, { session });
    },
    eraseTexts: (memberId) => eraseTexts(collections, trx, memberId),
  };
};

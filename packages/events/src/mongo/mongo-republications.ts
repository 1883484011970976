import { runPart, violatedIndex, type DocumentTransaction } from '@paltu/documents';
import { newId } from '@paltu/kernel';
import { storableReason } from '../envelope/names.ts';
import type { Republication, RepublicationRows } from '../ports/outbox.ts';
import type { EventModels } from './event-models.ts';

const fresh = { state: null, after: null, is_read: false, events: 0, last_position: null, done_at: null, outcome: null };

const rowOf = (stored: unknown): Republication => {
  const { _id, ...row } = stored as Omit<Republication, 'id'> & { _id: string };
  return { ...row, id: _id };
};

const writeConflict = 112;
const isTaken = (error: unknown): boolean => (error as { code?: unknown }).code === writeConflict;

/** Requests as documents of `republications`. */
export const mongoRepublications = ({ republications }: EventModels): RepublicationRows<DocumentTransaction> => ({
  hasOpen: async () => (await republications.exists({ open: true })) !== null,
  take: async (trx) => {
    try {
      const take = ({ session }: DocumentTransaction) =>
        republications.findOneAndUpdate({ open: true }, { $set: { taken_at: new Date() } }, { session }).lean();
      const taken = await runPart(trx, take, isTaken);
      return taken === null ? undefined : rowOf(taken);
    } catch (error) {
      if (isTaken(error)) return undefined;
      throw error;
    }
  },
  update: async ({ session }, _id, changes) => void (await republications.updateOne({ _id }, { $set: changes }).session(session)),
  end: async ({ session }, _id, outcome) => {
    const changes = { $set: { done_at: new Date(), outcome: storableReason(outcome) }, $unset: { open: 1 } };
    await republications.updateOne({ _id }, changes as never).session(session);
  },
  request: async () => {
    try {
      await republications.collection.insertOne({ _id: newId(), ...fresh, open: true, requested_at: new Date() } as never);
    } catch (error) {
      // One that is open is joined.
      if (violatedIndex(error) === undefined) throw error;
    }
    const open = await republications.findOne({}, { _id: 1 }).sort({ requested_at: -1 }).lean();
    if (open === null) throw new Error('the request was not stored');
    return open._id;
  },
  read: async (id) => {
    const found = await republications.findById(id).lean();
    return found === null ? undefined : rowOf(found);
  },
});

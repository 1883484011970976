import { afterDocumentCommit, isWriteConflict, runPart, violatedIndex, type DocumentTransaction, type Documents } from '@paltu/documents';
import { newId } from '@paltu/kernel';
import { storableReason } from '../envelope/names.ts';
import { announceAppended, messageToKeep, onAppended } from '../outbox/appending.ts';
import type { Outbox, OutboxOptions, OutboxRows, Republication, RepublicationRows } from '../ports/outbox.ts';
import type { EventModels } from './event-models.ts';
import { mongoRelayLease } from './mongo-relay-lease.ts';

/**
 * The positions that follow. Not part of the transaction, so that nobody waits for another's commit: as with a sequence some may stay
 * unused. They are taken when the aggregate is written already, so that those of one aggregate follow the order of its changes.
 */
const nextPositions = async ({ counters }: EventModels, count: number): Promise<number> => {
  const counter = await counters
    .findOneAndUpdate(
      { _id: 'outbox' },
      { $inc: { last: count } },
      { upsert: true, returnDocument: 'after', writeConcern: { w: 'majority' } },
    )
    .lean();
  return (counter?.last ?? count) - count + 1;
};

/**
 * The outbox inside the transaction `trx`. Write the aggregate's document before appending: events of one aggregate are published in the
 * order in which its transactions wrote it.
 * @throws Error for an event over 256 KB.
 */
const mongoOutbox =
  (models: EventModels) =>
  (trx: DocumentTransaction, options: OutboxOptions): Outbox => ({
    append: async (events) => {
      if (events.length === 0) return;
      const messages = events.map((event) => ({ event, message: messageToKeep(event, options) }));
      const first = await nextPositions(models, events.length);
      const created_at = new Date();
      const rows = messages.map(({ event, message }, at) => ({
        _id: event.id,
        position: first + at,
        aggregatetype: message.topic,
        aggregateid: event.subject,
        type: event.definition.type,
        payload: message.value === null ? null : Buffer.from(message.value).toString('utf8'),
        headers: message.headers,
        created_at,
        is_published: false,
        published_at: null,
      }));
      await models.outbox.collection.insertMany(rows as never, { session: trx.session });
      afterDocumentCommit(trx, () => announceAppended(models.outbox.db.name));
    },
  });

const mostCounted = 10_000;

const waiting = { is_published: false } as const;

/** Events as documents of `outbox`. */
export const mongoOutboxRows = (documents: Documents, models: EventModels): OutboxRows<DocumentTransaction> => {
  const { outbox } = models;
  return {
    appender: mongoOutbox(models),
    onAppended: (listener) => onAppended(models.outbox.db.name, listener),
    backlog: async () => {
      const events = await outbox.countDocuments(waiting).limit(mostCounted);
      const oldest = await outbox.findOne(waiting, { created_at: 1 }).sort({ position: 1 }).lean();
      return { events, oldestSeconds: oldest === null ? 0 : Math.max(0, (Date.now() - oldest.created_at.getTime()) / 1_000) };
    },
    firstUnpublished: async ({ session }) =>
      (await outbox.findOne(waiting, { position: 1 }).sort({ position: 1 }).session(session).lean())?.position,
    isFull: async ({ session }, most) => (await outbox.find(waiting, { _id: 1 }).limit(most).session(session).lean()).length === most,
    lastPosition: async ({ session }) =>
      (await outbox.findOne({}, { position: 1 }).sort({ position: -1 }).session(session).lean())?.position ?? null,
    relayLock: (service) => mongoRelayLease(documents, models, service),
  };
};

const fresh = { state: null, after: null, is_read: false, events: 0, last_position: null, done_at: null, outcome: null };

const rowOf = (stored: unknown): Republication => {
  const { _id, ...row } = stored as Omit<Republication, 'id'> & { _id: string };
  return { ...row, id: _id };
};

/** Requests as documents of `republications`. */
export const mongoRepublications = ({ republications }: EventModels): RepublicationRows<DocumentTransaction> => ({
  hasOpen: async () => (await republications.exists({ open: true })) !== null,
  take: async (trx) => {
    try {
      const take = ({ session }: DocumentTransaction) =>
        republications.findOneAndUpdate({ open: true }, { $set: { taken_at: new Date() } }, { session }).lean();
      const taken = await runPart(trx, take, isWriteConflict);
      return taken === null ? undefined : rowOf(taken);
    } catch (error) {
      if (isWriteConflict(error)) return undefined;
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

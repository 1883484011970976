import { afterDocumentCommit, type DocumentTransaction } from '@paltu/documents';
import { announceAppended, messageToKeep } from '../outbox/appending.ts';
import type { Outbox, OutboxOptions } from '../ports/outbox.ts';
import type { EventModels } from './event-models.ts';

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
export const mongoOutbox =
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
      afterDocumentCommit(trx, announceAppended);
    },
  });

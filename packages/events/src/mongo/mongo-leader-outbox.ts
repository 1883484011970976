import { runDocumentTransaction, type Documents, type DocumentTransaction } from '@paltu/documents';
import type { LeaderOutbox, OutboxRow } from '../ports/outbox.ts';
import type { EventModels, OutboxDocument } from './event-models.ts';

const dayMs = 24 * 60 * 60_000;

const rowOf = ({ position, aggregatetype, aggregateid, payload, headers }: OutboxDocument): OutboxRow => ({
  position,
  message: { topic: aggregatetype, key: aggregateid, headers, value: payload === null ? null : Buffer.from(payload, 'utf8') },
});

/**
 * The outbox in the hands of the relay that leads.
 * @param whileLeading rejects when it leads no longer, and keeps others from leading until the transaction ends.
 */
export const mongoLeaderOutbox = (
  documents: Documents,
  { outbox }: EventModels,
  whileLeading: (trx: DocumentTransaction) => Promise<void>,
): LeaderOutbox => {
  const unpublished = async (limit: number, condition: object): Promise<OutboxRow[]> => {
    const waiting = outbox.find({ is_published: false, ...condition }).sort({ position: 1 });
    return (await waiting.limit(limit).lean<OutboxDocument[]>()).map(rowOf);
  };
  return {
    unpublished: (limit, without) => unpublished(limit, without.length === 0 ? {} : { aggregatetype: { $nin: [...without] } }),
    unpublishedFor: (limit, topic) => unpublished(limit, { aggregatetype: topic }),
    mark: (positions) =>
      runDocumentTransaction(documents, async (trx) => {
        await whileLeading(trx);
        const published = { $set: { is_published: true, published_at: new Date() } };
        await outbox.updateMany({ position: { $in: [...positions] } }, published).session(trx.session);
      }),
    prune: async (days, limit) => {
      const before = new Date(Date.now() - days * dayMs);
      const published = outbox.find({ published_at: { $lt: before } }, { _id: 1 }).sort({ published_at: 1 });
      const old = await published.limit(limit).lean();
      if (old.length === 0) return 0;
      return (await outbox.deleteMany({ _id: { $in: old.map((one) => one._id) } })).deletedCount;
    },
  };
};

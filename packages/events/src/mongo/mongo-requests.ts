import type { DocumentTransaction } from '@paltu/documents';
import type { RequestRows } from '../ports/event-store.ts';
import type { EventModels } from './event-models.ts';

/** Requests as documents of `consumer_requests`. */
export const mongoRequests = ({ requests }: EventModels): RequestRows<DocumentTransaction> => ({
  add: async ({ id, ...request }) => {
    await requests.collection.insertOne({ _id: id, ...request, requested_at: new Date(), done_at: null, outcome: null } as never);
  },
  read: async (id) => (await requests.findById(id, { done_at: 1, outcome: 1 }).lean()) ?? undefined,
  openConsumers: async () => (await requests.find({ done_at: null }, { consumer: 1 }).lean()).map(({ consumer }) => consumer),
  hasOpen: async (consumer) => (await requests.exists({ consumer, done_at: null })) !== null,
  // Who has the offsets of the whole group has its requests: another who carries one out as well conflicts with it.
  takeOpen: async ({ session }, consumer) => {
    const open = await requests.find({ consumer, done_at: null }).sort({ requested_at: 1 }).session(session).lean();
    return open.map(({ _id: id, kind, key, event_id }) => ({ id, consumer, kind, key: key ?? null, event_id: event_id ?? null }));
  },
  end: async ({ session }, _id, outcome) =>
    void (await requests.updateOne({ _id }, { $set: { done_at: new Date(), outcome } }).session(session)),
});

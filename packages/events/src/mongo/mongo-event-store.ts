import {
  afterDocumentCommit,
  runDocumentTransaction,
  runPart,
  connectDocuments,
  type Documents,
  type DocumentTransaction,
} from '@paltu/documents';
import type { Model } from 'mongoose';
import { noNotices, type EventStore, type OpenedStore, type StoreAddress } from '../ports/event-store.ts';
import { eventModels } from './event-models.ts';
import { mongoInbox, mongoOffsets, mongoParked, mongoRequests } from './mongo-consumer-rows.ts';
import { mongoOutboxRows, mongoRepublications } from './mongo-outbox.ts';

const dayMs = 24 * 60 * 60_000;

/** The collections of `eventModels`, in the service's own MongoDB; `documents.prepare()` makes them. */
export const mongoEventStore = (documents: Documents): EventStore<DocumentTransaction> => {
  const models = eventModels(documents);
  const prune = async (
    model: Model<{ _id: string }>,
    { session }: DocumentTransaction,
    condition: object,
    limit: number,
  ): Promise<number> => {
    const old = await model.find(condition, { _id: 1 }).limit(limit).session(session).lean();
    if (old.length > 0) await model.deleteMany({ _id: { $in: old.map(({ _id }) => _id) } }).session(session);
    return old.length;
  };
  return {
    run: (work) => runDocumentTransaction(documents, work),
    runPart,
    lacksSavepoints: true,
    afterCommit: afterDocumentCommit,
    // There is a limit for a whole transaction only, which the server sets.
    withoutTimeouts: (_trx, work) => work(),
    notices: noNotices,
    offsets: mongoOffsets(models),
    inbox: mongoInbox(models),
    parked: mongoParked(models),
    requests: mongoRequests(models),
    republications: mongoRepublications(models),
    outbox: mongoOutboxRows(documents, models),
    prune: async (trx, consumer, days, limit) => {
      const before = { $lt: new Date(Date.now() - days * dayMs) };
      return [
        await prune(models.inbox as unknown as Model<{ _id: string }>, trx, { consumer, taken_at: before }, limit),
        await prune(models.requests as unknown as Model<{ _id: string }>, trx, { consumer, done_at: before }, limit),
      ];
    },
  };
};

/** The event store of a service on MongoDB, for an operator. */
export const openMongoStore = (address: StoreAddress): OpenedStore => {
  const documents = connectDocuments(address);
  const store = mongoEventStore(documents);
  return {
    ...store,
    isThere: async () => {
      await documents.ping();
      const found = await documents.connection.db?.listCollections({ name: 'consumer_offsets' }).toArray();
      return (found?.length ?? 0) > 0;
    },
    close: documents.close,
  };
};

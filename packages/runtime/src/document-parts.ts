import type { Documents, DocumentTransaction } from '@paltu/documents';
import type { EventStore } from '@paltu/events';
import { sourceOfService, type DocumentParts } from './service-parts.ts';

/** The event store of a service on MongoDB; the library of one that runs on PostgreSQL is never loaded. */
export const mongoStoreOf = async (documents: Documents): Promise<EventStore<DocumentTransaction>> => {
  const { mongoEventStore } = await import('@paltu/events/mongo');
  return mongoEventStore(documents);
};

/** What the slices of the service `name` are given of MongoDB. */
export const documentParts = async (name: string, documents: Documents): Promise<DocumentParts> => {
  const store = await mongoStoreOf(documents);
  return { documents, outboxIn: (trx) => store.outbox.appender(trx, { source: sourceOfService(name) }) };
};

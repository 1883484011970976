import { connectDocuments } from '@paltu/documents';
import type { OpenedStore, StoreAddress } from '../ports/event-store.ts';
import { mongoEventStore } from './mongo-event-store.ts';

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

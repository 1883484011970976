import { connectDatabase } from '@paltu/persistence';
import { knexEventStore } from './knex-event-store.ts';
import type { OpenedStore, StoreAddress } from './opened-store.ts';

/** The store that an address chooses; the library of one that is not chosen is never loaded. */
export const openEventStore = async (address: StoreAddress): Promise<OpenedStore> => {
  if (address.url.startsWith('mongodb')) {
    const { openMongoStore } = await import('../mongo/index.ts');
    return openMongoStore(address);
  }
  const database = connectDatabase(address);
  return {
    ...knexEventStore(database),
    isThere: () => database.schema.hasTable('consumer_offsets'),
    close: () => database.destroy(),
  };
};

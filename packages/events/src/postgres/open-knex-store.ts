import { connectDatabase } from '@paltu/persistence';
import type { OpenedStore, StoreAddress } from '../ports/event-store.ts';
import { knexEventStore } from './knex-event-store.ts';

/** The event store of a service on PostgreSQL, for an operator. */
export const openKnexStore = (address: StoreAddress): OpenedStore => {
  const database = connectDatabase(address);
  return {
    ...knexEventStore(database),
    isThere: () => database.schema.hasTable('consumer_offsets'),
    close: () => database.destroy(),
  };
};

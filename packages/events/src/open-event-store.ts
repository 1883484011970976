import type { OpenedStore, StoreAddress } from './ports/opened-store.ts';
import { openKnexStore } from './postgres/open-knex-store.ts';

/** The store that an address chooses; the library of one that is not chosen is never loaded. */
export const openEventStore = async (address: StoreAddress): Promise<OpenedStore> => {
  if (!address.url.startsWith('mongodb')) return openKnexStore(address);
  const { openMongoStore } = await import('./mongo/index.ts');
  return openMongoStore(address);
};

import { openEventStore, type OpenedStore } from '@paltu/events';
import { silentLogger } from '@paltu/kernel';
import type { RunningProduct } from '../product/running-product.ts';
import { databases } from './databases.ts';

export interface EventStoreOf {
  /** The process whose memory of events it is. */
  readonly name: string;
  readonly store: OpenedStore;
}

/** Hands what each process remembers of events, on whichever engine, to `work`, and closes it. Rejects where one of them is not there. */
export const withEventStores = async <T>(product: RunningProduct, work: (stores: readonly EventStoreOf[]) => Promise<T>): Promise<T> => {
  const options = { applicationName: 'faults', logger: silentLogger, poolMax: 1 };
  const stores = await Promise.all(
    databases.map(async (name) => ({ name, store: await openEventStore({ ...options, url: await product.databaseUrl(name) }) })),
  );
  try {
    // Also opens the connection, which on MongoDB no query does by itself.
    const areThere = await Promise.all(stores.map(({ store }) => store.isThere()));
    const missing = stores.filter((_, index) => areThere[index] !== true).map(({ name }) => name);
    if (missing.length > 0) throw new Error(`no events are kept by ${missing.join(', ')}`);
    return await work(stores);
  } finally {
    await Promise.all(stores.map(({ store }) => store.close()));
  }
};

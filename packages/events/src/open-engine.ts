import type { Logger } from '@paltu/kernel';
import type { EventBus } from './ports/event-bus.ts';
import type { OpenedStore, StoreAddress } from './ports/event-store.ts';
import { openKnexStore } from './postgres/knex-event-store.ts';
import { postgresBus } from './postgres/postgres-bus.ts';

interface BusAddress {
  /** `postgres://…/bus`, or `kafka://user:password@host:port[,host:port…]`. */
  readonly url: string;
  /** `pets`: names this process to the bus; its tails are groups whose names begin with it. */
  readonly clientId: string;
  readonly logger: Logger;
}

/** The bus that an address chooses; the library of one that is not chosen is never loaded. Connects on first use. */
export const openBus = async ({ url, clientId, logger }: BusAddress): Promise<EventBus> => {
  if (!url.startsWith('kafka:')) return postgresBus({ url, logger });
  const { kafkaBus } = await import('./kafka/index.ts');
  return kafkaBus({ url, clientId, logger });
};

/** The store that an address chooses; the library of one that is not chosen is never loaded. */
export const openEventStore = async (address: StoreAddress): Promise<OpenedStore> => {
  if (!address.url.startsWith('mongodb')) return openKnexStore(address);
  const { openMongoStore } = await import('./mongo/mongo-event-store.ts');
  return openMongoStore(address);
};

import type { Documents } from '@paltu/documents';
import { mostBusConnections } from '@paltu/events';
import type { Logger } from '@paltu/kernel';
import { connectDatabase, usualReadPools, type ReadPools } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { ServiceConfig } from './define-service.ts';

/** What a service keeps its state in, whichever it is. */
export interface ServiceStore {
  /** PostgreSQL; every use of it throws where the service keeps documents on MongoDB. */
  readonly database: Knex;
  /** MongoDB, where the service runs on it. */
  readonly documents?: Documents | undefined;
  /** Rejects with what `isInfrastructureError` recognises while the server is away. */
  ping(): Promise<unknown>;
  /** The server's clock. */
  now(): Promise<Date>;
  close(): Promise<void>;
}

interface StoreOptions {
  readonly name: string;
  readonly config: Pick<ServiceConfig, 'DATABASE_URL' | 'DATABASE_POOL'>;
  readonly logger: Logger;
}

const notHere = (name: string): never => {
  throw new Error(`${name} runs on MongoDB: it has no PostgreSQL here`);
};

const noDatabase = (name: string): Knex =>
  new Proxy((() => undefined) as unknown as Knex, {
    apply: () => notHere(name),
    // A promise that resolves to it asks whether it is one itself.
    get: (_target, property) => (property === 'then' ? undefined : notHere(name)),
  });

const onMongo = (documents: Documents, name: string): ServiceStore => ({
  database: noDatabase(name),
  documents,
  ping: documents.ping,
  now: documents.now,
  close: documents.close,
});

const onPostgres = (database: Knex): ServiceStore => ({
  database,
  ping: async () => database.raw('select 1'),
  now: async () => {
    const { rows } = await database.raw<{ rows: [{ at: Date }] }>('select clock_timestamp() as at');
    return rows[0].at;
  },
  close: () => database.destroy(),
});

/** The store that the form of DATABASE_URL chooses; the library of the other is never loaded. Connects on first use. */
export const openStore = async ({ name, config, logger }: StoreOptions): Promise<ServiceStore> => {
  const options = { url: config.DATABASE_URL, applicationName: name, logger, poolMax: config.DATABASE_POOL };
  if (!config.DATABASE_URL.startsWith('mongodb:')) return onPostgres(connectDatabase(options));
  const { connectDocuments } = await import('@paltu/documents');
  return onMongo(connectDocuments(options), name);
};

type PoolConfig = Pick<ServiceConfig, 'DATABASE_POOL' | 'DATABASE_READ_POOL' | 'DATABASE_SEARCH_POOL' | 'BUS_URL'>;

/** One session outside the pools holds the lock of the relay. */
const relaySessions = 1;

export const readPoolsOf = ({
  DATABASE_READ_POOL: prepared = usualReadPools.prepared,
  DATABASE_SEARCH_POOL: searches = usualReadPools.searches,
}: Pick<PoolConfig, 'DATABASE_READ_POOL' | 'DATABASE_SEARCH_POOL'>): ReadPools => ({ prepared, searches });

/** How many connections to PostgreSQL one process of a service may hold at once, those to a bus that is PostgreSQL among them. */
export const mostConnections = (config: PoolConfig): number => {
  const { prepared, searches } = readPoolsOf(config);
  return config.DATABASE_POOL + prepared + searches + relaySessions + mostBusConnections(config.BUS_URL);
};

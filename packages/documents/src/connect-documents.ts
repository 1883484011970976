import { isDeepStrictEqual } from 'node:util';
import { dependencyTimeouts, type Logger } from '@paltu/kernel';
import type { PoolUse } from '@paltu/persistence';
import mongoose, { type Connection, type Model, type ConnectOptions } from 'mongoose';
import {
  unfinishedImport,
  type CollectionIndex,
  type DocumentCollection,
  type DocumentFields,
  type StoredDocument,
} from './stored-document.ts';

type Client = ReturnType<Connection['getClient']>;

interface ConnectionCount {
  /** Counts the connections of this client from now on. */
  watch(client: Client): void;
  use(): PoolUse;
}

/** Counts how the driver's pool is used: it reports each change, and never the whole. */
const countConnections = (): ConnectionCount => {
  const watched = new WeakSet<Client>();
  let [all, used, waiting] = [0, 0, 0];
  return {
    watch: (client) => {
      if (watched.has(client)) return;
      watched.add(client);
      // The first connection is open by now.
      all = Math.max(all, 1);
      client.on('connectionCreated', () => (all += 1));
      client.on('connectionClosed', () => (all = Math.max(0, all - 1)));
      client.on('connectionCheckOutStarted', () => (waiting += 1));
      client.on('connectionCheckOutFailed', () => (waiting -= 1));
      client.on('connectionCheckedOut', () => {
        waiting -= 1;
        used += 1;
      });
      client.on('connectionCheckedIn', () => (used = Math.max(0, used - 1)));
    },
    use: () => ({ used, free: Math.max(0, all - used), waiting: Math.max(0, waiting) }),
  };
};

interface KeptOptions {
  readonly validator?: unknown;
}

const keptOptions = async (connection: Connection, name: string): Promise<KeptOptions> => {
  const [found] = (await connection.db?.listCollections({ name }).toArray()) ?? [];
  return (found as { readonly options?: KeptOptions } | undefined)?.options ?? {};
};

/**
 * Has the server hold a collection to the fields of its model's schema, for every writer and every way of writing: an insert, an operator, an import. Nothing
 * happens where the schema names none, or where it is so already. A document that was otherwise before may still be changed.
 */
const ensureValidation = async (connection: Connection, { schema, collection: { name } }: Model<unknown>): Promise<void> => {
  if (Object.keys(schema.paths).every((path) => path === '_id')) return;
  const validator = { $jsonSchema: schema.toJSONSchema({ useBsonType: true }) };
  // Made anew at every start it would keep all who write waiting.
  if (isDeepStrictEqual((await keptOptions(connection, name)).validator, validator)) return;
  await connection.db?.command({ collMod: name, validator, validationLevel: 'moderate' });
};

const timeouts = dependencyTimeouts.database;

export interface DocumentsOptions {
  /** `mongodb://user:password@host:port/database?replicaSet=…&authSource=…`; always a replica set, for without one there are no transactions. */
  readonly url: string;
  /** Shown in the server's log and in `currentOp`. */
  readonly applicationName: string;
  readonly logger: Logger;
  /** Most connections this process may hold for its queries; 10 by default. */
  readonly poolMax?: number;
}

/** The database of one service on a MongoDB. */
export interface Documents {
  /** Its models are the service's own. Nothing is opened until `ping`; a query before waits for it, not for long. */
  readonly connection: Connection;
  /** Opens the connection unless it is open, and asks the server. Rejects with what `isInfrastructureError` recognises while it is away. */
  ping(): Promise<void>;
  /** The server's clock. */
  now(): Promise<Date>;
  /**
   * Creates the collections and indexes of all models of the connection that are not there, then fills them.
   * @param options.forImport for the import itself, which alone may go on while one has not come to its end
   * @throws Error while an import into the database has not come to its end
   */
  prepare(options?: { readonly forImport?: boolean }): Promise<void>;
  /**
   * The collection `name`, for queries once the service is prepared; `prepare` makes it, with these indexes, and has the server hold
   * documents to these fields.
   */
  collection(name: string, indexes?: readonly CollectionIndex[], fields?: DocumentFields): DocumentCollection;
  /** Has `prepare` do this at its end: it fills what imported documents are without, and must be safe to repeat. */
  fill(work: () => Promise<void>): void;
  poolUse(): PoolUse;
  close(): Promise<void>;
}

const connectOptions = ({ applicationName, poolMax = 10 }: DocumentsOptions): ConnectOptions => ({
  appName: applicationName,
  maxPoolSize: poolMax,
  minPoolSize: 0,
  maxIdleTimeMS: timeouts.idleConnection,
  connectTimeoutMS: timeouts.connect,
  serverSelectionTimeoutMS: timeouts.connect,
  waitQueueTimeoutMS: timeouts.acquire,
  // A server that is frozen: the connection is closed, and what was asked on it fails.
  socketTimeoutMS: timeouts.response,
  heartbeatFrequencyMS: 2_000,
  // What was acknowledged survives the loss of the primary.
  writeConcern: { w: 'majority' },
  readConcern: { level: 'majority' },
  // Made once, by `prepare`.
  autoIndex: false,
  autoCreate: false,
});

// What is stored is what the code writes: these are no documents that people enter.
const asGiven = { strict: false, versionKey: false, minimize: false, id: false } as const;

interface CollectionParts {
  readonly indexes: readonly CollectionIndex[];
  readonly fields: DocumentFields;
}

const defineCollection = (connection: Connection, name: string, { indexes, fields }: CollectionParts): void => {
  const schema = connection.models[name]?.schema ?? new mongoose.Schema({ _id: String }, asGiven);
  schema.add(fields);
  for (const { key, ...options } of indexes) schema.index({ ...key }, options);
  if (connection.models[name] === undefined) connection.model(name, schema, name);
};

/**
 * A connection that survives a restart of the server: the driver opens new ones when it is back. While the server is
 * away, queries fail within the time limits of a database with what `isInfrastructureError` recognises.
 */
export const connectDocuments = (options: DocumentsOptions): Documents => {
  const { url, applicationName, logger } = options;
  const connection = mongoose.createConnection();
  // Where a query is made before the connection is open.
  connection.set('bufferTimeoutMS', timeouts.acquire);
  connection.on('error', (error: Error) => logger.warn({ database: applicationName, reason: error.message }, 'database connection lost'));
  const counted = countConnections();
  const fills: (() => Promise<void>)[] = [];
  let opening: Promise<unknown> | undefined;

  // Once it was open, the driver finds a server that comes back by itself. Opened anew while the server is away, the connection would keep a
  // client that has given up, and believe the one before when that is connected again.
  const open = async (): Promise<void> => {
    opening ??= connection.openUri(url, connectOptions(options)).then(
      () => counted.watch(connection.getClient()),
      (error: unknown) => {
        opening = undefined;
        throw error;
      },
    );
    await opening;
  };
  const command = async (words: Record<string, unknown>): Promise<Record<string, unknown>> => {
    await open();
    return (await connection.db?.command(words)) ?? {};
  };

  return {
    connection,
    ping: async () => void (await command({ ping: 1 })),
    now: async () => (await command({ hello: 1 }))['localTime'] as Date,
    prepare: async ({ forImport = false } = {}) => {
      await open();
      const unfinished = forImport ? null : await connection.db?.collection(unfinishedImport).findOne({});
      if (unfinished) throw new Error('an import into this database has not come to its end: import once more');
      for (const model of Object.values(connection.models)) {
        await model.createCollection();
        await model.createIndexes();
        await ensureValidation(connection, model);
      }
      for (const work of fills) await work();
    },
    collection: (name, indexes = [], fields = {}) => {
      defineCollection(connection, name, { indexes, fields });
      // Not mongoose's own: that one keeps queries back while the server is away, instead of failing.
      return () => connection.getClient().db().collection<StoredDocument>(name);
    },
    fill: (work) => void fills.push(work),
    poolUse: counted.use,
    close: () => connection.close(true),
  };
};

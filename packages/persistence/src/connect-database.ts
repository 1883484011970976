import type { Socket } from 'node:net';
import { dependencyTimeouts, type Logger } from '@paltu/kernel';
import knex, { type Knex } from 'knex';
import pg, { type ClientConfig, type Client } from 'pg';

export const databaseTimeouts = dependencyTimeouts.database;

const INT8 = 20;
const DATE = 1082;

/** int8 as a number (our counts and offsets stay far below 2^53) and `date` as the text it is. */
const parsers: Record<number, (text: string) => unknown> = {
  [INT8]: (text) => Number(text),
  [DATE]: (text) => text,
};

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' ? parsers[oid] : undefined) ?? pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
};

export interface ConnectionSettings extends ClientConfig {
  /** The longest time without a byte from the server during a query, in milliseconds; 0 for no limit. */
  readonly response_timeout: number;
}

// By default a server notices after two hours that a client's machine is gone, and keeps its locks until then.
const keepAliveOptions = [
  `-c tcp_keepalives_idle=${databaseTimeouts.keepAliveDelay / 1_000}`,
  `-c tcp_keepalives_interval=${databaseTimeouts.keepAliveDelay / 1_000}`,
  `-c tcp_keepalives_count=${databaseTimeouts.tcpUser / databaseTimeouts.keepAliveDelay - 1}`,
  `-c tcp_user_timeout=${databaseTimeouts.tcpUser}`,
].join(' ');

/** Settings of one pg connection, for pools and for sessions of their own. */
export const connectionSettings = (url: string, applicationName: string): ConnectionSettings => ({
  connectionString: url,
  application_name: applicationName,
  connectionTimeoutMillis: databaseTimeouts.connect,
  response_timeout: databaseTimeouts.response,
  statement_timeout: databaseTimeouts.statement,
  lock_timeout: databaseTimeouts.lock,
  idle_in_transaction_session_timeout: databaseTimeouts.idleInTransaction,
  options: keepAliveOptions,
  keepAlive: true,
  keepAliveInitialDelayMillis: databaseTimeouts.keepAliveDelay,
  types,
});

/** The same for a session that holds a lock for longer than a transaction: the server ends it, with its locks, when it falls silent. */
export const lockHoldingSettings = (settings: ConnectionSettings, applicationName: string): ConnectionSettings => ({
  ...settings,
  application_name: applicationName,
  // The later one of two counts: a frozen process whose answer is too large for its buffers is cut off as soon.
  options: `${keepAliveOptions} -c idle_session_timeout=${databaseTimeouts.idleSession} -c tcp_user_timeout=${databaseTimeouts.idleSession}`,
});

/** The same for long work (a migration may rewrite a big table): only the connect timeout stays. */
export const settingsWithoutTimeouts = (url: string, applicationName: string): ConnectionSettings => ({
  ...connectionSettings(url, applicationName),
  response_timeout: 0,
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
});

/** What pg knows of a connection: `readyForQuery` is false while a query is in progress. */
type ClientState = Client & { readonly readyForQuery: boolean; readonly connection: { readonly stream: Socket } };

const withoutTimeout = new WeakSet<Client>();

/**
 * Closes a connection whose server sends nothing for `ms` milliseconds during a query: frozen, or behind a network that drops
 * packets. The query rejects with an error that `isInfrastructureError` recognises. The connection is not used again, because a
 * late response would be taken for that of the next query.
 */
export const enforceResponseTimeout = (client: Client, ms: number): void => {
  const { stream } = (client as ClientState).connection;
  stream.setTimeout(ms);
  // A listener passed to setTimeout would be called for the first silence only, which is mostly one without a query.
  stream.on('timeout', () => {
    if ((client as ClientState).readyForQuery || withoutTimeout.has(client)) return;
    stream.destroy(Object.assign(new Error('the database did not answer in time'), { code: 'ETIMEDOUT' }));
  });
};

/**
 * Runs the statements of `work` in `trx` without statement and response timeout: for long work that no request waits for.
 * The lock timeout stays.
 */
export const withoutTimeouts = async <T>(trx: Knex.Transaction, work: () => Promise<T>): Promise<T> => {
  const client = await (trx.client as { acquireConnection(): Promise<Client> }).acquireConnection();
  withoutTimeout.add(client);
  try {
    await trx.raw('set local statement_timeout = 0');
    return await work();
  } finally {
    withoutTimeout.delete(client);
  }
};

/** What knex would print, passed to our logger: it is about lost connections that the pool replaces, so mostly below a warning. */
export const knexLog = (logger: Logger, database: string): Knex.Logger => ({
  debug: (message: unknown) => logger.debug({ database, text: String(message) }, 'knex'),
  deprecate: (method: unknown) => logger.debug({ database, text: String(method) }, 'knex deprecation'),
  warn: (message: unknown) => logger.debug({ database, text: String(message) }, 'knex warning'),
  error: (message: unknown) => logger.warn({ database, text: String(message) }, 'knex error'),
});

export interface DatabaseOptions {
  /** `postgres://user:password@host:port/database` */
  readonly url: string;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName: string;
  readonly logger: Logger;
  /** Most connections this process may hold; 10 by default. */
  readonly poolMax?: number;
}

/** A pool on `settings`; see `connectDatabase`. */
export const openPool = (
  settings: ConnectionSettings,
  { logger, poolMax }: Pick<DatabaseOptions, 'logger'> & { poolMax: number },
): Knex => {
  const name = settings.application_name ?? '';
  return knex({
    client: 'pg',
    connection: settings as Knex.PgConnectionConfig,
    acquireConnectionTimeout: databaseTimeouts.acquire,
    pool: {
      min: 0,
      max: poolMax,
      idleTimeoutMillis: databaseTimeouts.idleConnection,
      // A connection that opens, and whose first query is never answered, must not stay in the pool's count.
      createTimeoutMillis: databaseTimeouts.acquire,
      afterCreate: (connection: Client, done: (error: Error | null, connection: Client) => void) => {
        enforceResponseTimeout(connection, databaseTimeouts.response);
        // Without a listener an 'error' of an idle connection ends the process.
        connection.on('error', (error) => logger.warn({ database: name, reason: error.message }, 'database connection lost'));
        done(null, connection);
      },
    },
    log: knexLog(logger, name),
  });
};

/**
 * A pool of connections that survives a restart of the database: a broken connection is dropped and the next query opens
 * a new one. Nothing is opened until the first query. While the database is away, or frozen, queries fail within
 * `databaseTimeouts` with what `isInfrastructureError` recognises. Close it with `destroy()`.
 */
export const connectDatabase = ({ url, applicationName, logger, poolMax = 10 }: DatabaseOptions): Knex =>
  openPool(connectionSettings(url, applicationName), { logger, poolMax });

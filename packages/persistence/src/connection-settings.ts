import { dependencyTimeouts } from '@paltu/kernel';
import type { ClientConfig } from 'pg';
import pg from 'pg';

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

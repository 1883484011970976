import { engineTimeouts } from '@paltu/kernel';
import type { ClientConfig } from 'pg';
import pg from 'pg';

export const databaseTimeouts = engineTimeouts.database;

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

/** Settings of one pg connection, for pools and for sessions of their own. */
export const connectionSettings = (url: string, applicationName: string): ClientConfig => ({
  connectionString: url,
  application_name: applicationName,
  connectionTimeoutMillis: databaseTimeouts.connect,
  statement_timeout: databaseTimeouts.statement,
  lock_timeout: databaseTimeouts.lock,
  idle_in_transaction_session_timeout: databaseTimeouts.idleInTransaction,
  keepAlive: true,
  keepAliveInitialDelayMillis: databaseTimeouts.keepAliveDelay,
  types,
});

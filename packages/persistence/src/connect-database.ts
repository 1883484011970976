import type { Logger } from '@paltu/kernel';
import knex, { type Knex } from 'knex';
import type { Client } from 'pg';
import { knexLog } from './knex-log.ts';
import { connectionSettings, databaseTimeouts, type ConnectionSettings } from './connection-settings.ts';
import { enforceResponseTimeout } from './response-timeout.ts';

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

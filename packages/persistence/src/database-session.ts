import type { Socket } from 'node:net';
import type { Knex } from 'knex';
import pg, { type Client, type QueryResult, type QueryResultRow } from 'pg';
import { databaseTimeouts, lockHoldingSettings, type ConnectionSettings } from './connection-settings.ts';
import { enforceResponseTimeout } from './response-timeout.ts';

/** One connection outside the pool, for what belongs to a session: advisory locks and LISTEN. */
export interface DatabaseSession {
  /** A statement with a name is parsed once for the session. */
  query<Row extends QueryResultRow = QueryResultRow>(sql: string, values?: readonly unknown[], name?: string): Promise<QueryResult<Row>>;
  /** False once the connection is lost or closed; it never comes back, open another session. */
  isOpen(): boolean;
  /** Called once, when the connection is lost or closed. */
  onClosed(listener: () => void): void;
  /** Called with the payload of each NOTIFY on a channel that the session listens to. */
  onNotification(listener: (payload: string) => void): void;
  close(): Promise<void>;
}

/** Closes the connection properly; a server that does not react in time is disconnected. */
const end = async (client: Client): Promise<void> => {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const timer = setTimeout(() => stream.destroy(), databaseTimeouts.close);
  await client.end().catch(() => undefined);
  clearTimeout(timer);
};

/** Opens a session from the settings of a connection. Fails with what `isInfrastructureError` recognises. */
export const openSession = async (settings: ConnectionSettings): Promise<DatabaseSession> => {
  const client = new pg.Client(settings);
  let open = true;
  const listeners: (() => void)[] = [];
  const closed = (): void => {
    if (!open) return;
    open = false;
    for (const listener of listeners) listener();
  };
  // A lost connection emits 'error' and 'end'; without a listener for the first the process would end.
  client.on('error', closed);
  client.on('end', closed);
  await client.connect();
  if (settings.response_timeout > 0) enforceResponseTimeout(client, settings.response_timeout);
  return {
    query: (text, values = [], name) => client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) }),
    isOpen: () => open,
    onClosed: (listener) => void (open ? listeners.push(listener) : listener()),
    onNotification: (listener) => void client.on('notification', ({ payload }) => listener(payload ?? '')),
    close: async () => {
      closed();
      await end(client);
    },
  };
};

/** A session on the database of a pool that `connectDatabase` made, with settings of its own where they differ. */
export const sessionOf = (database: Knex, settings: Partial<ConnectionSettings> = {}): Promise<DatabaseSession> =>
  openSession({ ...(database.client.config.connection as ConnectionSettings), ...settings });

/**
 * A session for advisory locks, on the database of a pool that `connectDatabase` made. The server ends it, and frees its locks,
 * when nothing was asked on it for `databaseTimeouts.idleSession`.
 */
export const lockHoldingSession = (database: Knex, applicationName: string): Promise<DatabaseSession> =>
  sessionOf(database, lockHoldingSettings(database.client.config.connection as ConnectionSettings, applicationName));

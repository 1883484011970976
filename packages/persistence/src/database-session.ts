import type { Socket } from 'node:net';
import type { Knex } from 'knex';
import pg, {
  escapeIdentifier as name,
  escapeLiteral as text,
  type Client,
  type QueryResult,
  type QueryResultRow,
  type Submittable,
} from 'pg';
import { databaseTimeouts, lockHoldingSettings, enforceResponseTimeout, type ConnectionSettings } from './connect-database.ts';

/** One connection outside the pool, for what belongs to a session: advisory locks and LISTEN. */
export interface DatabaseSession {
  /** A statement with a name is parsed once for the session. */
  query<Row extends QueryResultRow = QueryResultRow>(sql: string, values?: readonly unknown[], name?: string): Promise<QueryResult<Row>>;
  /**
   * Resolves with the answer of the server, which follows all notifications that came before. No transaction: it is counted nowhere, and
   * makes a session as little silent as a statement does.
   */
  ping(): Promise<void>;
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

/** Sync alone: what the protocol has between statements, which a server answers with ReadyForQuery. */
const pingOf = (client: Client): Promise<void> =>
  new Promise((resolve, reject) => {
    const sync = {
      submit: (connection: { sync(): void }) => connection.sync(),
      handleReadyForQuery: () => resolve(),
      handleError: reject,
    };
    client.query(sync as unknown as Submittable);
  });

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
  // pg warns of a question before the last one is answered.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(ask: () => Promise<T>): Promise<T> => {
    const answer = last.then(ask, ask);
    last = answer;
    return answer;
  };
  return {
    query: (text, values = [], name) => inTurn(() => client.query({ text, values: [...values], ...(name === undefined ? {} : { name }) })),
    ping: () => inTurn(() => pingOf(client)),
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

/** Creates the role, or changes the one there is: `options` as `create role` has them, such as `login`. */
export const ensureRole = async (session: DatabaseSession, role: string, options: string): Promise<void> => {
  const { rowCount } = await session.query('select from pg_roles where rolname = $1', [role]);
  await session.query(`${rowCount === 0 ? 'create' : 'alter'} role ${name(role)} ${options}`);
};

/** A role that may log in with this password, which replaces the one it had. */
export const ensureLogin = (session: DatabaseSession, role: string, password: string): Promise<void> =>
  ensureRole(session, role, `login password ${text(password)}`);

const allowOwner = async (session: DatabaseSession, owner: string): Promise<void> => {
  const { rows } = await session.query<{ rolsuper: boolean }>('select rolsuper from pg_roles where rolname = current_user');
  // A user that is no superuser, as with a hosted server, gives a database only to a role it is a member of.
  if (rows[0]?.rolsuper !== true) await session.query(`grant ${name(owner)} to current_user`);
};

/** A database that its owner alone may enter. The role is there already. */
export const ensureDatabase = async (session: DatabaseSession, database: string, owner: string): Promise<void> => {
  const { rowCount } = await session.query('select from pg_database where datname = $1', [database]);
  await allowOwner(session, owner);
  if (rowCount === 0) await session.query(`create database ${name(database)} owner ${name(owner)}`);
  // By default everybody may connect to every database.
  await session.query(`revoke all on database ${name(database)} from public`);
};

/**
 * The role and the database that an address `postgres://role:password@host/database` names, created with the rights of `session`.
 * Safe to repeat: the password becomes that of the address, data stay.
 */
export const ensureOwnDatabase = async (session: DatabaseSession, address: string): Promise<void> => {
  const { username, password, pathname } = new URL(address);
  const [role, secret, database] = [username, password, pathname.slice(1)].map(decodeURIComponent) as [string, string, string];
  await ensureLogin(session, role, secret);
  await ensureDatabase(session, database, role);
};

/**
 * Closes the databases that every server has, `postgres` and `template1`, to roles that were not let in by name; the role of
 * `session` keeps its way in. On a server that is not ours alone, other roles may have to be let in again.
 */
export const closeSharedDatabases = async (session: DatabaseSession): Promise<void> => {
  const { rows } = await session.query<{ datname: string }>(
    `select datname from pg_database d
     where datname in ('postgres', 'template1') and has_database_privilege('public', datname, 'connect')
       and pg_has_role(current_user, d.datdba, 'member')`,
  );
  for (const { datname } of rows) {
    await session.query(`grant connect on database ${name(datname)} to current_user`);
    await session.query(`revoke connect on database ${name(datname)} from public`);
  }
};

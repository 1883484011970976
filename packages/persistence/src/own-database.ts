import { escapeIdentifier as name, escapeLiteral as text } from 'pg';
import type { DatabaseSession } from './database-session.ts';

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

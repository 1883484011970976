import { createHash } from 'node:crypto';
import { silentLogger } from '@paltu/kernel';
import { migrate } from '@paltu/persistence';
import { asSuperuser } from './as-superuser.ts';

/** How the names of a run's templates begin, for its processes to share them; the run that sets it removes the server afterwards. */
export const testTemplatesVariable = 'TEST_POSTGRES_TEMPLATES';

const made = new Map<string, Promise<string>>();

export const addressOf = (server: string, database: string): string => Object.assign(new URL(server), { pathname: `/${database}` }).href;

export const migrateAll = async (url: string, migrations: readonly string[]): Promise<void> => {
  for (const directory of migrations) await migrate({ url, directory, logger: silentLogger });
};

const make = (server: string, name: string, migrations: readonly string[]): Promise<string> =>
  asSuperuser(server, async (session) => {
    // Until the session ends: another process may want the same one now.
    await session.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
    const { rowCount } = await session.query('select from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return name;
    // Renamed when it is whole, for this process may be killed.
    const partial = `${name}_partial`;
    await session.query(`drop database if exists ${partial}`);
    await session.query(`create database ${partial}`);
    await migrateAll(addressOf(server, partial), migrations);
    await session.query(`alter database ${partial} rename to ${name}`);
    return name;
  });

/** The name of a database that was migrated once in this run, to be copied; undefined where a run keeps none. */
export const migratedTemplate = (server: string, migrations: readonly string[]): Promise<string> | undefined => {
  const prefix = process.env[testTemplatesVariable];
  if (prefix === undefined || migrations.length === 0) return undefined;
  const name = `${prefix}_${createHash('sha256').update(migrations.join('\0')).digest('hex').slice(0, 16)}`;
  const key = `${server} ${name}`;
  const known = made.get(key) ?? make(server, name, migrations);
  made.set(key, known);
  return known;
};

import { readdir } from 'node:fs/promises';
import { extname, join, parse, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { backoff, reasonOf, retry, type Logger } from '@paltu/kernel';
import knex, { type Knex } from 'knex';
import { databaseTimeouts, settingsWithoutTimeouts, knexLog } from './connect-database.ts';
import { openSession, type DatabaseSession } from './database-session.ts';

const extensions = new Set(['.ts', '.js', '.mjs']);

const isMigrationFile = (file: string): boolean => extensions.has(extname(file)) && !file.endsWith('.d.ts') && !file.includes('.test.');

/** What is wrong is mended by the next migration: an older release runs on a newer schema, and no data are lost. */
const noWayBack = (): Promise<void> => Promise.reject(new Error('migrations have no way back'));

/** Migrations of a folder by file name without its extension; knex's own source would `require` them, which ESM refuses. */
const migrationSource = (directory: string): Knex.MigrationSource<string> => ({
  getMigrations: async () => (await readdir(directory)).filter(isMigrationFile).sort(),
  getMigrationName: (file) => parse(file).name,
  getMigration: async (file) => {
    const module = (await import(pathToFileURL(join(directory, file)).href)) as Partial<Knex.Migration> & {
      readonly config?: { readonly transaction: boolean };
    };
    if (module.up === undefined) throw new Error(`migration ${file} exports no up()`);
    return { up: module.up, down: noWayBack, ...(module.config && { config: module.config }) };
  },
});

export interface MigrateOptions {
  readonly url: string;
  /** Folder of migration files, absolute or from the working directory. */
  readonly directory: string;
  readonly logger: Logger;
  /** Called at the end, while no other process migrates the database, with the names of the migrations that were applied. */
  readonly afterwards?: (session: DatabaseSession, applied: readonly string[]) => Promise<unknown>;
}

/** `config` of a migration that builds indexes: within a transaction PostgreSQL builds none beside writes. */
export const withoutTransaction = { transaction: false } as const;

/**
 * For such a migration: builds indexes of tables that may be large, while others write. One that was broken off is built anew, one that is
 * there stays. @param indexes by name, what follows `on`
 */
export const buildIndexes = async (database: Knex, indexes: Readonly<Record<string, string>>): Promise<void> => {
  for (const [name, columns] of Object.entries(indexes)) {
    const { rows } = await database.raw<{ rows: { indisvalid: boolean }[] }>(
      'select indisvalid from pg_index where indexrelid = to_regclass(?)',
      [name],
    );
    if (rows[0]?.indisvalid === true) continue;
    if (rows[0] !== undefined) await database.raw('drop index concurrently ??', [name]);
    await database.raw(`create index concurrently ${name} on ${columns}`);
  }
};

/** Some minutes: longer than anything but a forgotten session holds a table. */
const attemptsForLocks = 60;

const lockName = "hashtextextended('paltu.migrate', 0)";

const takeTurn = async (session: DatabaseSession, logger: Logger): Promise<void> => {
  const { rows } = await session.query<{ taken: boolean }>(`select pg_try_advisory_lock(${lockName}) as taken`);
  if (rows[0]?.taken === true) return;
  logger.info({}, 'waiting for another process that migrates this database');
  await session.query(`select pg_advisory_lock(${lockName})`);
};

const freeStaleLock = async (database: Knex, logger: Logger): Promise<void> => {
  if (!(await database.schema.hasTable('knex_migrations_lock'))) return;
  const locked = await database('knex_migrations_lock').where({ is_locked: 1 }).first();
  if (locked === undefined) return;
  // We hold the advisory lock, so the process that set this flag is dead.
  await database.migrate.forceFreeMigrationsLock();
  logger.warn({}, 'freed the migration lock of a process that was killed');
};

const isLockNotGranted = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '55P03';

/** Applies what is new, in one transaction unless a migration has none; begins again when a table is held by others. */
const migrateToLatest = async (database: Knex, logger: Logger): Promise<string[]> => {
  const pauses = backoff(200, 5_000);
  const [, names] = await retry({
    attempt: () => database.migrate.latest() as Promise<[number, string[]]>,
    isRetryable: isLockNotGranted,
    delayMs: (failures, error) => {
      if (failures >= attemptsForLocks) return undefined;
      logger.warn({ reason: reasonOf(error) }, 'a table is in use: the migration lets others pass and tries again');
      return pauses.next();
    },
  });
  return names;
};

/**
 * Applies the migrations of `directory` that the database does not have yet and returns their names. Safe to start from
 * several processes at once (they take turns), and after a `kill -9` in the middle: all new migrations are one transaction, or each by itself
 * where one of them builds indexes beside writes. A table that others hold is waited for in short turns, between which reads and writes pass.
 */
export const migrate = async ({ url, directory, logger, afterwards }: MigrateOptions): Promise<string[]> => {
  const session = await openSession(settingsWithoutTimeouts(url, 'migrate'));
  const database = knex({
    client: 'pg',
    connection: { ...settingsWithoutTimeouts(url, 'migrate'), lock_timeout: databaseTimeouts.migrationLock } as Knex.PgConnectionConfig,
    pool: { min: 0, max: 2 },
    acquireConnectionTimeout: databaseTimeouts.acquire,
    log: knexLog(logger, 'migrate'),
    // An older release may start on a newer schema, and two folders may share a database: unknown names are no fault.
    migrations: { migrationSource: migrationSource(resolve(directory)), disableMigrationsListValidation: true },
  });
  try {
    await takeTurn(session, logger);
    await freeStaleLock(database, logger);
    const names = await migrateToLatest(database, logger);
    for (const name of names) logger.info({ migration: name }, 'migrated');
    await afterwards?.(session, names);
    return names;
  } finally {
    await database.destroy();
    await session.close();
  }
};

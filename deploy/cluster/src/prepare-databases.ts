import { openRequestsOfUpgrade } from '@paltu/events/requests-of-upgrade';
import { untilReady, type Logger } from '@paltu/kernel';
import {
  closeSharedDatabases,
  ensureOwnDatabase,
  isInfrastructureError,
  migrate,
  openSession,
  settingsWithoutTimeouts,
  type MigrateOptions,
} from '@paltu/persistence';
import { hostOf } from './host-of.ts';

export interface ServiceDatabase {
  /** `postgres://role:password@host:port/database`: the role, its password and the database it owns are read from here. */
  readonly url: string;
  /** The folder of its migrations, absolute or from the working directory. */
  readonly migrations: string;
}

export interface DatabasesOptions {
  /** PostgreSQL as a role that may make roles and databases: `postgres://postgres:password@host:port/postgres` */
  readonly adminUrl: string;
  readonly databases: readonly ServiceDatabase[];
  readonly logger: Logger;
  /** Milliseconds to wait for the server. */
  readonly limitMs: number;
}

const createDatabases = async ({ adminUrl, databases }: DatabasesOptions): Promise<void> => {
  const session = await openSession(settingsWithoutTimeouts(adminUrl, 'paltu prepare'));
  try {
    for (const { url } of databases) await ensureOwnDatabase(session, url);
    await closeSharedDatabases(session);
  } finally {
    await session.close();
  }
};

/** While it migrates the release before runs; when nothing is left to migrate its place was taken. */
const afterwards: MigrateOptions['afterwards'] = async (session, applied) => {
  if (applied.length === 0) await openRequestsOfUpgrade(session);
};

const migrateAll = async ({ databases, logger }: DatabasesOptions): Promise<number> => {
  const applied = await Promise.all(databases.map(({ url, migrations }) => migrate({ url, directory: migrations, logger, afterwards })));
  return applied.flat().length;
};

/** A role and a database for each service, migrated; see `prepareEngines`. */
export const prepareDatabases = async (options: DatabasesOptions): Promise<void> => {
  const { adminUrl, databases, logger, limitMs } = options;
  const count = await untilReady({
    name: `PostgreSQL at ${hostOf(adminUrl)}`,
    attempt: async () => {
      await createDatabases(options);
      return migrateAll(options);
    },
    isRetryable: isInfrastructureError,
    limitMs,
    logger,
  });
  const names = databases.map(({ url }) => new URL(url).pathname.slice(1));
  logger.info({}, `databases are ready: ${names.join(', ')} (${count} migrations applied)`);
};

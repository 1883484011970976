import { openRequestsOfUpgrade } from '@paltu/events/requests-of-upgrade';
import { untilReady, type Logger } from '@paltu/kernel';
import {
  closeSharedDatabases,
  ensureOwnDatabase,
  givenConnectionsSql,
  isInfrastructureError,
  migrate,
  openSession,
  settingsWithoutTimeouts,
  type DatabaseSession,
  type MigrateOptions,
} from '@paltu/persistence';

/** Host and port of an address, for lines that must not repeat its password. */
export const hostOf = (url: string): string => /\/\/(?:[^@]*@)?([^/?]+)/.exec(url)?.[1] ?? 'an unknown host';

export interface ServiceDatabase {
  /** `postgres://role:password@host:port/database`: the role, its password and the database it owns are read from here. */
  readonly url: string;
  /** The folder of its migrations, absolute or from the working directory. */
  readonly migrations: string;
}

export interface ConnectionsWanted {
  /** By the name of each service. */
  readonly replicas: Readonly<Record<string, number>>;
  /** Most connections that one replica may hold. */
  readonly ofEach: number;
}

interface DatabasesOptions {
  /** PostgreSQL as a role that may make roles and databases: `postgres://postgres:password@host:port/postgres` */
  readonly adminUrl: string;
  readonly databases: readonly ServiceDatabase[];
  readonly connections?: ConnectionsWanted | undefined;
  readonly logger: Logger;
  /** Milliseconds to wait for the server. */
  readonly limitMs: number;
}

/** PostgreSQL keeps three for its superuser; the others are for commands. */
const connectionsForOthers = 8;

/** What the next service over the limit would be refused, now and then, is refused here, before anybody depends on it. */
const requireConnections = async (session: DatabaseSession, { replicas, ofEach }: ConnectionsWanted): Promise<void> => {
  const count = Object.values(replicas).reduce((sum, one) => sum + one, 0);
  const { rows } = await session.query<{ given: number }>(givenConnectionsSql);
  const given = rows[0]?.given ?? 0;
  if (count * ofEach <= given) return;
  const several = Object.entries(replicas).flatMap(([name, one]) => (one > 1 ? [`${name} ${one}`] : []));
  const named = several.length === 0 ? '' : ` (${several.join(', ')})`;
  // An upgrade starts a replica beside the one that it replaces.
  const enough = (count + 1) * ofEach + connectionsForOthers;
  throw new Error(
    `${count} replicas of services${named} may hold ${count * ofEach} connections, and the server gives ${given}: ` +
      `write POSTGRES_CONNECTIONS=${enough}, fewer replicas or a smaller DATABASE_POOL into .env`,
  );
};

const createDatabases = async ({ adminUrl, databases, connections }: DatabasesOptions): Promise<void> => {
  const session = await openSession(settingsWithoutTimeouts(adminUrl, 'paltu prepare'));
  try {
    if (connections !== undefined) await requireConnections(session, connections);
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

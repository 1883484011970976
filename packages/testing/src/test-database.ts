import { randomBytes } from 'node:crypto';
import { silentLogger } from '@paltu/kernel';
import { migrate } from '@paltu/persistence';
import pg from 'pg';
import { testPostgresVariable } from './shared-postgres.ts';

export interface TestDatabase {
  readonly url: string;
  /** Ends what is connected to it and drops it. */
  drop(): Promise<void>;
}

const superuserUrl = (): string => {
  const url = process.env[testPostgresVariable];
  if (url === undefined) throw new Error(`${testPostgresVariable} is not set: run the tests through jest's configuration`);
  return url;
};

const asSuperuser = async (server: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

export interface TestDatabaseOptions {
  /** Folders of migrations, absolute, applied in this order. */
  readonly migrations?: readonly string[];
  /** Another server than that of the test run, by its superuser's address. */
  readonly server?: string | undefined;
}

/** A new, empty database on the test run's PostgreSQL, migrated. */
export const createTestDatabase = async ({ migrations = [], server = superuserUrl() }: TestDatabaseOptions = {}): Promise<TestDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asSuperuser(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  for (const directory of migrations) await migrate({ url: url.href, directory, logger: silentLogger });
  return { url: url.href, drop: () => asSuperuser(server, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
};

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

const asSuperuser = async (statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: superuserUrl() });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/**
 * A new, empty database on the test run's PostgreSQL, migrated.
 * @param options.migrations folders of migrations, absolute, applied in this order.
 */
export const createTestDatabase = async (options: { migrations?: readonly string[] } = {}): Promise<TestDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asSuperuser(`CREATE DATABASE ${name}`);
  const url = new URL(superuserUrl());
  url.pathname = `/${name}`;
  for (const directory of options.migrations ?? []) await migrate({ url: url.href, directory, logger: silentLogger });
  return { url: url.href, drop: () => asSuperuser(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
};

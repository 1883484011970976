import { randomBytes } from 'node:crypto';
import { asSuperuser } from './as-superuser.ts';
import { addressOf, migrateAll, migratedTemplate } from './migrated-template.ts';
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

export interface TestDatabaseOptions {
  /** Folders of migrations, absolute, applied in this order. */
  readonly migrations?: readonly string[];
  /** Another server than that of the test run, by its superuser's address. */
  readonly server?: string | undefined;
}

/** A new, empty database on the test run's PostgreSQL, migrated; where the run keeps templates, a copy of one. */
export const createTestDatabase = async ({ migrations = [], server = superuserUrl() }: TestDatabaseOptions = {}): Promise<TestDatabase> => {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const url = addressOf(server, name);
  const template = server === process.env[testPostgresVariable] ? await migratedTemplate(server, migrations) : undefined;
  await asSuperuser(server, (session) => session.query(`create database ${name}${template === undefined ? '' : ` template ${template}`}`));
  if (template === undefined) await migrateAll(url, migrations);
  const drop = async (): Promise<void> => {
    await asSuperuser(server, (session) => session.query(`drop database if exists ${name} with (force)`));
  };
  return { url, drop };
};

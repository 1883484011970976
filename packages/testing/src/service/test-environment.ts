import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { connectDocuments } from '@paltu/documents';
import type { EventBus } from '@paltu/events';
import { openTestBus } from '@paltu/events/test-bus';
import { newId, silentLogger } from '@paltu/kernel';
import { clusterEngines } from '../engines/cluster-engines.ts';
import { openTcpProxy } from '../tcp-proxy.ts';
import { createTestDatabase } from '../test-database.ts';

const root = join(import.meta.dirname, '../../../..');

/** The migrations of a service, as `createTestDatabase` takes them. */
export const migrationsOf = (name: string): string[] => [join(root, 'services', name, 'migrations')].filter((folder) => existsSync(folder));

/** Database and bus of a service under test. */
export interface TestEnvironment {
  /** The database itself. */
  readonly databaseUrl: string;
  /** The database as the service reaches it. */
  readonly serviceDatabaseUrl: string;
  readonly bus: EventBus;
  /** Carries `work` out while the service cannot reach its database. */
  withoutDatabase<T>(work: () => Promise<T>): Promise<T>;
  release(): Promise<void>;
}

/** @param drop removes the database */
const environmentOf = async (databaseUrl: string, drop: () => Promise<void>): Promise<TestEnvironment> => {
  const proxy = await openTcpProxy(databaseUrl);
  return {
    databaseUrl,
    serviceDatabaseUrl: proxy.url,
    bus: await openTestBus(),
    withoutDatabase: async (work) => {
      await proxy.refuse();
      return work().finally(proxy.pass);
    },
    release: async () => {
      await proxy.close();
      await drop();
    },
  };
};

/** @param server another PostgreSQL than that of the test run, by its superuser's address. */
export const openTestEnvironment = async (migrations: readonly string[], server: string | undefined): Promise<TestEnvironment> => {
  const { url, drop } = await createTestDatabase({ migrations, server });
  return environmentOf(url, drop);
};

/** As `openTestEnvironment`, on the MongoDB of the test run. */
export const openDocumentEnvironment = async (name: string): Promise<TestEnvironment> => {
  const url = clusterEngines().mongo.urlFor(`${name}-${newId()}`);
  return environmentOf(url, async () => {
    const documents = connectDocuments({ url, applicationName: 'test', logger: silentLogger });
    await documents.ping();
    await documents.connection.dropDatabase();
    await documents.close();
  });
};

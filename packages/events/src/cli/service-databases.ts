import { silentLogger } from '@paltu/kernel';
import { connectDatabase } from '@paltu/persistence';
import type { Knex } from 'knex';
import { UsageError } from './usage-error.ts';

export interface ServiceDatabase {
  readonly service: string;
  readonly database: Knex;
}

/** Opens the databases of the services, hands those that have consumers' tables to `work`, and closes them. */
export const withDatabases = async <T>(
  addresses: Readonly<Record<string, string>>,
  work: (databases: readonly ServiceDatabase[]) => Promise<T>,
): Promise<T> => {
  const opened = Object.entries(addresses).map(([service, url]) => ({
    service,
    database: connectDatabase({ url, applicationName: 'events command', logger: silentLogger, poolMax: 2 }),
  }));
  try {
    const hasTables = await Promise.all(opened.map(({ database }) => database.schema.hasTable('consumer_offsets')));
    return await work(opened.filter((_, index) => hasTables[index]));
  } finally {
    await Promise.all(opened.map(({ database }) => database.destroy()));
  }
};

/** The database that holds the offsets of this consumer. @throws UsageError that names the consumers there are. */
export const databaseOf = async (databases: readonly ServiceDatabase[], consumer: string): Promise<ServiceDatabase> => {
  const found = await Promise.all(databases.map(({ database }) => database('consumer_offsets').where({ consumer }).first()));
  const owner = databases.find((_, index) => found[index] !== undefined);
  if (owner !== undefined) return owner;
  const names = await Promise.all(databases.map(({ database }) => database('consumer_offsets').distinct().pluck<string[]>('consumer')));
  throw new UsageError(`no consumer is called ${consumer}; there are ${names.flat().sort().join(', ') || 'none'}`);
};

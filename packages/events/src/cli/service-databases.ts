import { silentLogger } from '@paltu/kernel';
import { openEventStore } from '../open-engine.ts';
import type { OpenedStore } from '../ports/event-store.ts';
import { UsageError } from './arguments.ts';

export interface ServiceDatabase {
  readonly service: string;
  readonly store: OpenedStore;
}

/** Opens the databases of the services, hands those that keep offsets of consumers to `work`, and closes them. */
export const withDatabases = async <T>(
  addresses: Readonly<Record<string, string>>,
  work: (databases: readonly ServiceDatabase[]) => Promise<T>,
): Promise<T> => {
  const options = { applicationName: 'events command', logger: silentLogger, poolMax: 2 };
  const opened: ServiceDatabase[] = [];
  try {
    for (const [service, url] of Object.entries(addresses)) opened.push({ service, store: await openEventStore({ ...options, url }) });
    const areThere = await Promise.all(opened.map(({ store }) => store.isThere()));
    return await work(opened.filter((_, index) => areThere[index]));
  } finally {
    await Promise.all(opened.map(({ store }) => store.close()));
  }
};

/** The database that holds the offsets of this consumer. @throws UsageError that names the consumers there are. */
export const databaseOf = async (databases: readonly ServiceDatabase[], consumer: string): Promise<ServiceDatabase> => {
  const names = await Promise.all(databases.map(async ({ store }) => (await store.offsets.readAll()).map((row) => row.consumer)));
  const owner = databases.find((_, index) => names[index]?.includes(consumer) === true);
  if (owner !== undefined) return owner;
  throw new UsageError(`no consumer is called ${consumer}; there are ${[...new Set(names.flat())].sort().join(', ') || 'none'}`);
};

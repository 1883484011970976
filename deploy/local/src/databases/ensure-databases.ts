import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensurePostgresTopics } from '@paltu/events';
import { openRequestsOfUpgrade } from '@paltu/events/requests-of-upgrade';
import type { Logger } from '@paltu/kernel';
import {
  openSession,
  settingsWithoutTimeouts,
  closeSharedDatabases,
  ensureLogin,
  ensureOwnDatabase,
  ensureRole,
  migrate,
  type DatabaseSession,
} from '@paltu/persistence';
import { escapeIdentifier as name } from 'pg';
import {
  busDatabase,
  databaseOwners,
  busReaders,
  busWriters,
  type DatabaseAddresses,
  type ProductDatabases,
} from './database-addresses.ts';

/** Does some work in a session of its own. */
export const inDatabase = async <T>(url: string, work: (session: DatabaseSession) => Promise<T>): Promise<T> => {
  const session = await openSession(settingsWithoutTimeouts(url, 'paltu supervisor'));
  try {
    return await work(session);
  } finally {
    await session.close();
  }
};

/**
 * One role and one database per service, and `bus`, which services and gateway may enter; nobody else's database opens for
 * them. Safe to repeat at every start.
 */
export const createDatabases = async (superuserUrl: string, product: ProductDatabases, addresses: DatabaseAddresses): Promise<void> => {
  const owners = databaseOwners(product);
  const reader = product.gateway.name;
  await inDatabase(superuserUrl, async (session) => {
    await ensureRole(session, busWriters, 'nologin');
    await ensureRole(session, busReaders, 'nologin');
    for (const owner of [...owners, busDatabase]) await ensureOwnDatabase(session, addresses.own(owner));
    await ensureLogin(session, reader, addresses.passwords[reader] ?? '');
    await closeSharedDatabases(session);
    await session.query(`grant connect on database ${busDatabase} to ${busWriters}, ${busReaders}`);
    for (const owner of owners) await session.query(`grant ${busWriters} to ${name(owner)}`);
    await session.query(`grant ${busReaders} to ${name(reader)}`);
  });
};

/** Brings every database to the state its service expects; returns how many migrations that took. */
export const migrateDatabases = async (
  root: string,
  product: ProductDatabases,
  addresses: DatabaseAddresses,
  logger: Logger,
): Promise<number> => {
  const folders = product.services.flatMap(({ name, migrations }) => (migrations === undefined ? [] : [{ name, migrations }]));
  const wanted = [{ name: busDatabase, migrations: product.busMigrations }, ...folders].filter(({ migrations }) =>
    existsSync(join(root, migrations)),
  );
  const applied = await Promise.all(
    wanted.map(({ name, migrations }) =>
      // Nothing of an earlier release runs on these data.
      migrate({ url: addresses.own(name), directory: join(root, migrations), logger, afterwards: openRequestsOfUpgrade }),
    ),
  );
  return applied.flat().length;
};

/**
 * Makes the topics, and lets the others use the migrated log: everybody reads it, and only a service appends, by the function that
 * refuses topics which are not its own. Safe to repeat at every start.
 */
export const shareBus = async (addresses: DatabaseAddresses, logger: Logger): Promise<void> => {
  const url = addresses.own(busDatabase);
  await ensurePostgresTopics({ url, logger });
  await inDatabase(url, async (session) => {
    const both = `${busWriters}, ${busReaders}`;
    await session.query(`grant select on head, log to ${both}`);
    await session.query(`grant execute on function append_events to ${busWriters}`);
  });
};

import { closeSharedDatabases, ensureLogin, ensureOwnDatabase, ensureRole } from '@paltu/persistence';
import { escapeIdentifier as name } from 'pg';
import { busDatabase, databaseOwners } from './database-addresses.ts';
import type { DatabaseAddresses, ProductDatabases } from './database-addresses.ts';
import { busReaders, busWriters } from './bus-roles.ts';
import { inDatabase } from './in-database.ts';

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

import { ensureLogin, ensureOwnDatabase, ensureRole, openSession, settingsWithoutTimeouts } from '@paltu/persistence';
import type { DatabaseSession } from '@paltu/persistence';
import { escapeIdentifier as name } from 'pg';
import type { Product } from '../services.ts';
import { busDatabase, databaseOwners } from './database-addresses.ts';
import type { DatabaseAddresses } from './database-addresses.ts';

const busWriters = 'bus_writers';
const busReaders = 'bus_readers';

const inDatabase = async <T>(url: string, work: (session: DatabaseSession) => Promise<T>): Promise<T> => {
  const session = await openSession(settingsWithoutTimeouts(url, 'paltu supervisor'));
  try {
    return await work(session);
  } finally {
    await session.close();
  }
};

const shareBus = async (session: DatabaseSession): Promise<void> => {
  const inBus = `alter default privileges for role ${busDatabase} in schema public`;
  await session.query(`${inBus} grant select, insert, update, delete on tables to ${busWriters}`);
  await session.query(`${inBus} grant usage, select on sequences to ${busWriters}`);
  await session.query(`${inBus} grant select on tables to ${busReaders}`);
};

/**
 * One role and one database per service, and `bus`. A service reaches its own database and writes to the bus; the gateway
 * reads the bus; nobody else's database opens for them. Safe to repeat at every start.
 */
export const createDatabases = async (superuserUrl: string, product: Product, addresses: DatabaseAddresses): Promise<void> => {
  const owners = databaseOwners(product);
  const reader = product.gateway.name;
  await inDatabase(superuserUrl, async (session) => {
    await ensureRole(session, busWriters, 'nologin');
    await ensureRole(session, busReaders, 'nologin');
    for (const owner of [...owners, busDatabase]) await ensureOwnDatabase(session, addresses.own(owner));
    await ensureLogin(session, reader, addresses.passwords[reader] ?? '');
    await session.query(`revoke connect on database postgres from public`);
    await session.query(`grant connect on database ${busDatabase} to ${busWriters}, ${busReaders}`);
    for (const owner of owners) await session.query(`grant ${busWriters} to ${name(owner)}`);
    await session.query(`grant ${busReaders} to ${name(reader)}`);
  });
  const bus = new URL(superuserUrl);
  bus.pathname = `/${busDatabase}`;
  await inDatabase(bus.href, shareBus);
};

import { Client, escapeIdentifier as name, escapeLiteral as text } from 'pg';
import type { Product } from '../services.ts';
import { busDatabase, databaseOwners } from './database-addresses.ts';
import type { DatabaseAddresses } from './database-addresses.ts';

const busWriters = 'bus_writers';
const busReaders = 'bus_readers';

const inDatabase = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url, application_name: 'paltu supervisor' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const ensureRole = async (client: Client, role: string, options: string): Promise<void> => {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  await client.query(`${rowCount === 0 ? 'create' : 'alter'} role ${name(role)} ${options}`);
};

const ensureDatabase = async (client: Client, owner: string): Promise<void> => {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [owner]);
  if (rowCount === 0) await client.query(`create database ${name(owner)} owner ${name(owner)}`);
  // By default everybody may connect to every database.
  await client.query(`revoke all on database ${name(owner)} from public`);
};

const shareBus = async (client: Client): Promise<void> => {
  const inBus = `alter default privileges for role ${busDatabase} in schema public`;
  await client.query(`${inBus} grant select, insert, update, delete on tables to ${busWriters}`);
  await client.query(`${inBus} grant usage, select on sequences to ${busWriters}`);
  await client.query(`${inBus} grant select on tables to ${busReaders}`);
};

const login = (password: string | undefined): string => `login password ${text(password ?? '')}`;

/**
 * One role and one database per service, and `bus`. A service reaches its own database and writes to the bus; the gateway
 * reads the bus; nobody else's database opens for them. Safe to repeat at every start.
 */
export const createDatabases = async (superuserUrl: string, product: Product, addresses: DatabaseAddresses): Promise<void> => {
  const owners = databaseOwners(product);
  const reader = product.gateway.name;
  await inDatabase(superuserUrl, async (client) => {
    await ensureRole(client, busWriters, 'nologin');
    await ensureRole(client, busReaders, 'nologin');
    for (const role of [...owners, busDatabase, reader]) await ensureRole(client, role, login(addresses.passwords[role]));
    for (const owner of [...owners, busDatabase]) await ensureDatabase(client, owner);
    await client.query(`revoke connect on database postgres from public`);
    await client.query(`grant connect on database ${busDatabase} to ${busWriters}, ${busReaders}`);
    for (const owner of owners) await client.query(`grant ${busWriters} to ${name(owner)}`);
    await client.query(`grant ${busReaders} to ${name(reader)}`);
  });
  const bus = new URL(superuserUrl);
  bus.pathname = `/${busDatabase}`;
  await inDatabase(bus.href, shareBus);
};

import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from '@jest/globals';
import type { Logger } from '@paltu/kernel';
import { findFreePort } from '@paltu/local-postgres';
import pg from 'pg';
import { prepareDatabases, type ConnectionsWanted, type ServiceDatabase } from '../src/prepare-databases.ts';

const migrations = fileURLToPath(new URL('../../../services/moderation/migrations', import.meta.url));
/** Those that the version after this one adds. */
const nextMigrations = fileURLToPath(new URL('fixtures/migrations', import.meta.url));
const adminUrl = process.env['TEST_POSTGRES_URL'] ?? '';
const made: string[] = [];

const lines: string[] = [];
const log = (_fields: object, message: string): void => void lines.push(message);
const logger: Logger = { debug: log, info: log, warn: log, error: log };

const query = async (url: string, sql: string): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
};

const aDatabase = (): ServiceDatabase & { name: string } => {
  const name = `prepared_${randomBytes(6).toString('hex')}`;
  made.push(name);
  return { name, url: Object.assign(new URL(adminUrl), { username: name, password: "it's-%41", pathname: `/${name}` }).href, migrations };
};

type More = { adminUrl?: string; limitMs?: number; connections?: ConnectionsWanted };
const prepare = (databases: readonly ServiceDatabase[], more: More = {}): Promise<void> =>
  prepareDatabases({ adminUrl, databases, logger, limitMs: 10_000, ...more });

afterAll(async () => {
  for (const name of made.reverse()) {
    await query(adminUrl, `drop database if exists ${name} with (force)`);
    await query(adminUrl, `revoke all on database postgres from ${name}`).catch(() => undefined);
    await query(adminUrl, `drop role if exists ${name}`);
  }
});

test('every service finds a migrated database that only it may enter, also when it is prepared twice', async () => {
  const [first, second] = [aDatabase(), aDatabase()];
  await prepare([first, second]);
  await query(first.url, 'create table kept as select 1 as answer');
  await prepare([first, second]);
  expect(lines).toContain(`databases are ready: ${first.name}, ${second.name} (0 migrations applied)`);
  expect(await query(first.url, 'select answer from kept')).toEqual([{ answer: 1 }]);
  expect(await query(second.url, 'select count(*)::int as rows from reviews')).toEqual([{ rows: 0 }]);
  for (const database of [second.name, 'postgres', 'template1']) {
    const trespass = Object.assign(new URL(first.url), { pathname: `/${database}` }).href;
    await expect(query(trespass, 'select 1')).rejects.toThrow('permission denied for database');
  }
});

test('what a migration asks of a consumer waits until a later run finds the release before replaced', async () => {
  const database = aDatabase();
  await prepare([database]);
  await query(
    database.url,
    "insert into consumer_offsets (consumer, topic, partition, next_offset) values ('moderation.members', 't', 0, 1)",
  );
  const open = () => query(database.url, 'select consumer, kind from consumer_requests where done_at is null');
  const next = { ...database, migrations: nextMigrations };
  await prepare([next]);
  expect(lines.at(-1)).toBe(`databases are ready: ${database.name} (1 migrations applied)`);
  expect(await open()).toEqual([]);
  await prepare([next]);
  expect(await open()).toEqual([{ consumer: 'moderation.members', kind: 'rewind' }]);
});

test('more replicas than the server has connections for are refused before anything is made, with what to write into .env', async () => {
  const given = Number((await query(adminUrl, "select current_setting('max_connections') as given"))[0]?.['given']) - 3;
  const ofEach = Math.ceil(given / 3);
  const database = aDatabase();
  const refused = prepare([database], { connections: { replicas: { auth: 1, pets: 2, vets: 1 }, ofEach } });
  await expect(refused).rejects.toThrow(
    `4 replicas of services (pets 2) may hold ${4 * ofEach} connections, and the server gives ${given}: ` +
      `write POSTGRES_CONNECTIONS=${5 * ofEach + 8}, fewer replicas or a smaller DATABASE_POOL into .env`,
  );
  await expect(query(database.url, 'select 1')).rejects.toThrow(/authentication failed|does not exist/);
  await prepare([database], { connections: { replicas: { auth: 1, pets: 1 }, ofEach } });
});

test('a password that was changed is the one that counts after the next run', async () => {
  const database = aDatabase();
  await prepare([database]);
  const changed = Object.assign(new URL(database.url), { password: 'another' }).href;
  await prepare([{ ...database, url: changed }]);
  await expect(query(changed, 'select 1 as answer')).resolves.toEqual([{ answer: 1 }]);
  await expect(query(database.url, 'select 1')).rejects.toThrow('password authentication failed');
});

test('an administrator who is no superuser, as a hosted server has, is enough', async () => {
  const admin = aDatabase();
  await query(adminUrl, `create role ${admin.name} login createdb createrole password 'hosted'`);
  await query(adminUrl, `grant connect on database postgres to ${admin.name}`);
  const hosted = Object.assign(new URL(adminUrl), { username: admin.name, password: 'hosted' }).href;
  const database = aDatabase();
  await prepare([database], { adminUrl: hosted });
  await prepare([database], { adminUrl: hosted });
  await expect(query(database.url, 'select count(*)::int as rows from reviews')).resolves.toEqual([{ rows: 0 }]);
});

test('a server that is away is waited for aloud, then named in one line without a password', async () => {
  const nowhere = `postgres://postgres:secret@127.0.0.1:${await findFreePort()}/postgres`;
  const failure: unknown = await prepare([aDatabase()], { adminUrl: nowhere, limitMs: 1_500 }).catch((error: unknown) => error);
  expect(String(failure)).toMatch(/^Error: PostgreSQL at 127\.0\.0\.1:\d+ was not ready within \d+ s: .*ECONNREFUSED[^\n]*$/);
  expect(lines.some((line) => line.startsWith('waiting for PostgreSQL at 127.0.0.1:'))).toBe(true);
  expect(lines.join('\n') + String(failure)).not.toContain('secret');
});

test('a server that refuses us is not waited for', async () => {
  const wrong = Object.assign(new URL(adminUrl), { password: 'wrong' }).href;
  await expect(prepare([aDatabase()], { adminUrl: wrong, limitMs: 60_000 })).rejects.toThrow(/^PostgreSQL at .*password authentication/);
}, 10_000);

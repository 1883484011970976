import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, eventually, startOwnPostgres, type OwnPostgres, type TestDatabase } from '@paltu/testing';
import { migrations } from './auth-database.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const busMigrations = pathOf('../../../packages/events/bus-migrations');

let away: OwnPostgres;
let onOwn: { database: TestDatabase; bus: TestDatabase };
let onShared: { database: TestDatabase; bus: TestDatabase };
const children = new Set<ChildProcess>();

const createDatabases = async (server?: string) => ({
  database: await createTestDatabase({ migrations: [migrations], server }),
  bus: await createTestDatabase({ migrations: [busMigrations], server }),
});

beforeAll(async () => {
  away = await startOwnPostgres();
  onOwn = await createDatabases(away.superuserUrl);
  onShared = await createDatabases();
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  away.thaw();
  await away.start();
});
afterAll(async () => {
  await away.drop();
  await onShared.database.drop();
  await onShared.bus.drop();
});

/** Starts the service, and answers as soon as it listens. */
const startService = async (databaseUrl: string, busUrl: string) => {
  const child = spawn(process.execPath, [pathOf('../src/main.ts')], {
    env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, BUS_URL: busUrl, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += String(chunk)));
  const port = await eventually(() => /"port":(\d+)/.exec(said)?.[1], 'the port');
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  return {
    child,
    exit: once(child, 'exit'),
    said: () => said,
    get,
    unmet: async () => ((await (await get('/readyz')).json()) as { unmet: string[] }).unmet,
  };
};

const staysAliveAndWaits = async (service: Awaited<ReturnType<typeof startService>>, missing: string) => {
  await eventually(async () => (await service.unmet()).includes(missing), `${missing} to be named`);
  expect((await service.get('/livez')).status).toBe(200);
  const refused = await service.get('/api/v1/auth/profile');
  expect([refused.status, await refused.json()]).toEqual([503, expect.objectContaining({ code: 'service.unavailable' })]);
};

const serves = async (service: Awaited<ReturnType<typeof startService>>) => {
  await eventually(async () => (await service.unmet()).length === 0, `it to be ready: ${service.said()}`, 40_000);
  expect((await service.get('/.well-known/jwks.json')).status).toBe(200);
  expect(service.child.exitCode).toBeNull();
};

test('without its database a service waits, says so, and serves by itself when the database is there', async () => {
  await away.stop();
  const service = await startService(onOwn.database.url, onShared.bus.url);
  await staysAliveAndWaits(service, 'database');
  await away.start();
  await serves(service);
});

test('without its bus a service waits, says so, and serves by itself when the bus is there', async () => {
  await away.stop();
  const service = await startService(onShared.database.url, onOwn.bus.url);
  await staysAliveAndWaits(service, 'revoked-sessions');
  await away.start();
  await serves(service);
});

test('with engines that accept and never answer it waits just so', async () => {
  away.freeze();
  const service = await startService(onOwn.database.url, onOwn.bus.url);
  await staysAliveAndWaits(service, 'database');
  away.thaw();
  await serves(service);
});

test('a service that waits ends at once when it is told to', async () => {
  await away.stop();
  const service = await startService(onOwn.database.url, onOwn.bus.url);
  await staysAliveAndWaits(service, 'database');
  service.child.kill('SIGTERM');
  expect(await service.exit).toEqual([0, null]);
});

test('a database that refuses us is told, and not waited for', async () => {
  const url = new URL(onShared.database.url);
  url.password = 'wrong';
  const service = await startService(url.href, onShared.bus.url);
  expect(await service.exit).toEqual([1, null]);
  expect(service.said()).toContain('the database: error: password authentication failed');
  expect(service.said()).not.toContain('wrong');
});

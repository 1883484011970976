import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { openBusServer, type BusServer } from '@paltu/events/test-bus';
import { createTestDatabase, eventually, type TestDatabase } from '@paltu/testing';
import { migrations } from './auth-database.ts';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

let database: TestDatabase;
let bus: BusServer;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  database = await createTestDatabase({ migrations: [migrations] });
  bus = await openBusServer();
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});
afterAll(async () => {
  await database.drop();
  await bus.close();
});

const run = (script: string, args: readonly string[], environment: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [pathOf(script), ...args], {
    env: { PATH: process.env['PATH'], DATABASE_URL: database.url, BUS_URL: bus.url, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.add(child);
  const said = { out: '', err: '' };
  child.stdout!.on('data', (chunk) => (said.out += String(chunk)));
  child.stderr!.on('data', (chunk) => (said.err += String(chunk)));
  return { child, said, exit: once(child, 'exit').then(([code]) => code as number | null) };
};

const startService = async () => {
  const service = run('../src/main.ts', []);
  await eventually(() => service.said.out.includes('"listening"'));
  const port = /"port":(\d+)/.exec(service.said.out)![1]!;
  return { ...service, base: `http://127.0.0.1:${port}` };
};

test('the service starts, is ready, and stops by itself when it is told to', async () => {
  const { child, exit, base } = await startService();
  expect(await (await fetch(`${base}/livez`)).json()).toMatchObject({ status: 'success' });
  expect(await (await fetch(`${base}/readyz`)).json()).toEqual({ status: 'ready', unmet: [] });
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});

test('the service stops by itself when its supervisor is gone', async () => {
  const { child, exit } = await startService();
  child.disconnect();
  expect(await exit).toBe(0);
});

test('a service that is not configured names every variable that it misses', async () => {
  const { said, exit } = run('../src/main.ts', [], { DATABASE_URL: 'nowhere', BUS_URL: '', PORT: 'x' });
  expect(await exit).toBe(1);
  for (const variable of ['DATABASE_URL', 'BUS_URL', 'PORT']) expect(said.err + said.out).toContain(variable);
});

test('the command makes an admin, says so, and says when there is nothing to do', async () => {
  const { child, exit, base } = await startService();
  const registration = {
    firstName: 'Ali',
    lastName: 'Raza',
    email: 'ali@example.com',
    phone: '03001234567',
    password: 'Chinar-Tree-42',
    city: 'Quetta',
    address: 'Jinnah Road',
  };
  await fetch(`${base}/api/v1/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration),
  });
  child.kill('SIGTERM');
  await exit;

  const grant = async (...args: string[]) => {
    const command = run('../src/grant-admin-command.ts', args);
    return { code: await command.exit, ...command.said };
  };
  expect(await grant('ALI@example.com')).toEqual({
    code: 0,
    out: 'Ali Raza <ali@example.com> is an admin from the next login or refresh on.\n',
    err: '',
  });
  expect(await grant('ali@example.com')).toEqual({ code: 0, out: 'Ali Raza <ali@example.com> is an admin already.\n', err: '' });
  expect(await grant('nobody@example.com')).toMatchObject({
    code: 1,
    out: '',
    err: expect.stringContaining('No account has the address nobody@example.com'),
  });
  expect(await grant()).toMatchObject({ code: 2, out: '', err: expect.stringContaining('make admin email=') });
}, 90_000);

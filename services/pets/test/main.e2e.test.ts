import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openBusServer, type BusServer } from '@paltu/events/test-bus';
import { createTestDatabase, eventually, type TestDatabase } from '@paltu/testing';
import { migrations } from './running-pets.ts';

const main = join(import.meta.dirname, '../src/main.ts');

let database: TestDatabase;
let bus: BusServer;
let folder: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  [database, bus] = await Promise.all([createTestDatabase({ migrations: [migrations] }), openBusServer()]);
  folder = await mkdtemp(join(tmpdir(), 'paltu-main-'));
});

afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await Promise.all([database.drop(), bus.close()]);
  await rm(folder, { recursive: true, force: true });
});

const environment = (overrides: Record<string, string> = {}) => ({
  DATABASE_URL: database.url,
  BUS_URL: bus.url,
  AUTH_URL: 'http://127.0.0.1:9',
  HOST: '127.0.0.1',
  PORT: '0',
  OBJECT_STORE_DIR: join(folder, 'objects'),
  UPLOAD_DIR: join(folder, 'uploads'),
  ...overrides,
});

const start = (env: Record<string, string>) => {
  const child = fork(main, { env, execArgv: [], silent: true });
  started.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => void (said += text.toString()));
  const exited = once(child, 'exit') as Promise<[number | null, string | null]>;
  const port = () => /"port":(\d+),"msg":"listening"/.exec(said)?.[1];
  return { child, exited, said: () => said, listening: () => eventually(() => port(), 'the port') };
};

test('the service starts, serves, and ends cleanly on SIGTERM', async () => {
  const pets = start(environment());
  const port = await pets.listening();
  expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/api/v1/pets`)).status).toBe(200);
  // Nobody serves the keys of auth here: the service says that it is not ready, and refuses tokens with 503.
  expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).json()).toMatchObject({ unmet: ['keys'] });
  const withToken = await fetch(`http://127.0.0.1:${port}/api/v1/pets/user/my-pets`, {
    headers: { authorization: 'Bearer eyJhbGciOiJFUzI1NiIsInR5cCI6ImF0K2p3dCIsImtpZCI6IngifQ.e30.e30' },
  });
  expect(withToken.status).toBe(503);
  pets.child.kill('SIGTERM');
  expect(await pets.exited).toEqual([0, null]);
}, 60_000);

test('it ends by itself when its supervisor is gone', async () => {
  const pets = start(environment());
  await pets.listening();
  pets.child.disconnect();
  expect(await pets.exited).toEqual([0, null]);
}, 60_000);

test('what a killed process left of uploads is gone at the next start; nothing else is touched', async () => {
  const uploads = join(folder, 'uploads');
  await mkdir(join(uploads, 'request-abc'), { recursive: true });
  await writeFile(join(uploads, 'request-abc', 'half'), 'half');
  await writeFile(join(uploads, 'precious.txt'), 'mine');
  const pets = start(environment());
  await pets.listening();
  expect(await readdir(uploads)).toEqual(['precious.txt']);
  pets.child.kill('SIGTERM');
  await pets.exited;
}, 60_000);

test('a bad configuration is named in full, and the service does not start', async () => {
  const pets = start(environment({ DATABASE_URL: 'nonsense', OBJECT_STORE_DIR: '' }));
  expect((await pets.exited)[0]).toBe(1);
  expect(pets.said()).toContain('DATABASE_URL');
  expect(pets.said()).toContain('OBJECT_STORE_DIR');
  expect(pets.said()).not.toContain('nonsense');
}, 60_000);

test('a configuration with two object stores, or with none, is refused by the names of its variables', async () => {
  const url = 's3://pictures?endpoint=http://127.0.0.1:9&region=us-east-1';
  const both = start(environment({ OBJECT_STORE_URL: url, S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'hidden' }));
  const { OBJECT_STORE_DIR: _, ...without } = environment();
  const none = start(without);
  expect([(await both.exited)[0], (await none.exited)[0]]).toEqual([1, 1]);
  expect(both.said()).toContain('not both');
  expect(both.said()).not.toContain('hidden');
  expect(none.said()).toContain('OBJECT_STORE_URL');
}, 60_000);

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { openBusServer } from '@paltu/events/test-bus';
import { createTestDatabase, type TestDatabase } from '@paltu/testing';
import { startProcess, type ServiceProcess } from '@paltu/testing/service';
import { authVariables } from './auth-variables.ts';

let database: TestDatabase;
let bus: Awaited<ReturnType<typeof openBusServer>>;
let folder: string;
let started: ServiceProcess[] = [];
beforeAll(async () => {
  database = await createTestDatabase({ migrations: [join(import.meta.dirname, '../migrations')] });
  bus = await openBusServer();
  folder = await mkdtemp(join(tmpdir(), 'paltu-key-secret-'));
});
afterEach(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await Promise.all(started.map(({ exit }) => exit));
  started = [];
});
afterAll(async () => {
  await database.drop();
  await bus.close();
  await rm(folder, { recursive: true, force: true });
});

const start = (secrets: Readonly<Record<string, string>>): ServiceProcess => {
  const { KEY_SECRET: _usual, ...variables } = authVariables(folder);
  const environment = { ...variables, ...secrets, PORT: '0', DATABASE_URL: database.url, BUS_URL: bus.url };
  const running = startProcess({ program: 'services/auth/src/main.ts', environment });
  started.push(running);
  return running;
};
const refusal = async (secrets: Readonly<Record<string, string>>): Promise<string> => {
  const { exit, printed } = start(secrets);
  expect(await exit).not.toBe(0);
  return printed();
};

const [before, now] = ['before'.repeat(8), 'now'.repeat(12)] as const;

test('auth starts by the secret of its keys alone, and names the wrong variable', async () => {
  expect(await refusal({})).toContain('KEY_SECRET: ');
  expect(await refusal({ KEY_SECRET: 'short' })).toContain('KEY_SECRET: must be at least 32 characters');
  await start({ KEY_SECRET: before }).serves();
  expect(await refusal({ KEY_SECRET: now })).toContain('KEY_SECRET is not the secret by which the signing keys in the database are sealed');
}, 90_000);

test('a new secret takes over from the one before, which can then go', async () => {
  await start({ KEY_SECRET: before }).serves();
  await start({ KEY_SECRET: now, KEY_SECRET_PREVIOUS: before }).serves();
  await start({ KEY_SECRET: now, KEY_SECRET_PREVIOUS: '' }).serves();
}, 90_000);

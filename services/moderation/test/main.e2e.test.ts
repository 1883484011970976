import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { openBusServer, type BusServer } from '@paltu/events/test-bus';
import { createTestDatabase, createTestTokens, type TestDatabase } from '@paltu/testing';

const root = new URL('../../..', import.meta.url).pathname;
const migrations = `${root}services/moderation/migrations`;
let database: TestDatabase;
let bus: BusServer;
let auth: Server;
let adminToken: string;
const children: ChildProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase({ migrations: [migrations] });
  bus = await openBusServer();
  const tokens = await createTestTokens();
  adminToken = (await tokens.issue({ role: 'admin' })).token;
  auth = createServer((_request, response) => void response.setHeader('content-type', 'application/json').end(JSON.stringify(tokens.jwks)));
  auth.listen(0, '127.0.0.1');
  await once(auth, 'listening');
});
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')));
afterAll(async () => {
  auth.closeAllConnections();
  auth.close();
  await Promise.all([database.drop(), bus.close()]);
});

const start = () => {
  const child = spawn(process.execPath, [`${root}services/moderation/src/main.ts`], {
    env: {
      PATH: process.env['PATH'],
      PORT: '0',
      DATABASE_URL: database.url,
      BUS_URL: bus.url,
      AUTH_URL: `http://127.0.0.1:${(auth.address() as AddressInfo).port}`,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  children.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, ended, said: () => said };
};

const urlOf = async (said: () => string): Promise<string> => {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const port = /"port":(\d+),"msg":"listening"/.exec(said())?.[1];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
    await pause(50);
  }
  throw new Error(`moderation did not start: ${said()}`);
};

test('moderation starts, becomes ready, serves and ends by itself on SIGTERM', async () => {
  const { child, ended, said } = start();
  const url = await urlOf(said);
  const ready = await fetch(`${url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready', unmet: [] }]);
  const stats = await fetch(`${url}/api/v1/admin/dashboard/stats`, { headers: { authorization: `Bearer ${adminToken}` } });
  expect(await stats.json()).toMatchObject({ data: { stats: { totalPets: 0, totalUsers: 0 } } });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('moderation ends when its supervisor is gone', async () => {
  const { child, ended, said } = start();
  await urlOf(said);
  child.disconnect();
  expect(await ended).toBe(0);
});

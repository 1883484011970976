import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { silentLogger } from '@paltu/kernel';
import { connectDatabase, sqlRows } from '@paltu/persistence';
import { eventually } from '@paltu/testing';
import type { Knex } from 'knex';
import { readServices } from '../../deploy/services/src/read-services.ts';
import { callsTo, type Call } from './calls.ts';
import { approveListing, newListing } from './listings.ts';
import { newAdmin, newMember, type Member } from './members.ts';
import { readInstance } from './product-process.ts';
import { processesOf } from './product-processes.ts';
import { startProduct, type RunningProduct } from './running-product.ts';

const startLimitMs = 150_000;

let product: RunningProduct;
let call: Call;
let owner: Member;
let admin: Member;

beforeAll(async () => {
  product = await startProduct();
  call = callsTo(product.address);
  owner = await newMember(product.address);
  admin = await newAdmin(product);
}, startLimitMs);
afterAll(() => product.stop(), 60_000);

const names = readServices().map(({ name }) => name);

const areReady = async (): Promise<boolean> => {
  const { services = {} } = (await readInstance(product.dataDirectory)) ?? {};
  const answers = await Promise.all(names.map((name) => fetch(`${services[name]}/readyz`).catch(() => undefined)));
  return answers.every((answer) => answer?.ok === true);
};

test('all services are one process, and each answers at an address of its own', async () => {
  expect([...processesOf(product.dataDirectory).keys()]).toEqual(['gateway', 'services']);
  expect(new Set(Object.values((await readInstance(product.dataDirectory))?.services ?? {})).size).toBe(names.length + 1);
  expect(await areReady()).toBe(true);
});

/** Of all databases of the server. */
const transactionsIn = async (database: Knex, seconds: number): Promise<number> => {
  const sql = 'select sum(xact_commit + xact_rollback)::float8 as ended from pg_stat_database';
  const ended = async () => (await sqlRows<{ ended: number }>(database, sql, []))[0]?.ended ?? 0;
  const before = await ended();
  await sleep(seconds * 1_000);
  return (await ended()) - before;
};

test('with nobody there at most five transactions a second are made, on all databases together', async () => {
  const database = connectDatabase({ url: await product.busUrl(), applicationName: 'test', logger: silentLogger, poolMax: 1 });
  try {
    // As long as anything is looked for; what follows from the start, or a machine that was busy with something else, is over in one of them.
    await eventually(async () => (await transactionsIn(database, 30)) <= 5 * 30, 'half a quiet minute', 150_000);
  } finally {
    await database.destroy();
  }
}, 200_000);

test('an event of one service takes effect in another: an approved listing is published', async () => {
  const { id } = await newListing(call, owner);
  await approveListing(call, admin, id);
  await eventually(async () => (await call(undefined, 'GET', `/pets/${id}`)).status === 200, 'everybody sees it');
});

test('when the process is killed all services come back at the same addresses, with what was acknowledged', async () => {
  const { id } = await newListing(call, owner);
  const before = await readInstance(product.dataDirectory);
  const killed = processesOf(product.dataDirectory).get('services') as number;
  process.kill(killed, 'SIGKILL');
  const isAnother = () => ![undefined, killed].includes(processesOf(product.dataDirectory).get('services'));
  await eventually(isAnother, 'another process', 60_000);
  await eventually(areReady, 'all services are ready again', 60_000);
  expect((await readInstance(product.dataDirectory))?.services).toEqual(before?.services);
  expect((await call(owner, 'GET', `/pets/${id}`)).status).toBe(200);
  await approveListing(call, admin, id, 30_000);
});

test('lines of all services are in one log, each with the name of its service', () => {
  const lines = readFileSync(join(product.dataDirectory, 'logs/services.log'), 'utf8').trim().split('\n');
  const listening = lines.map((line) => JSON.parse(line) as { service: string; msg: string }).filter(({ msg }) => msg === 'listening');
  expect(new Set(listening.map(({ service }) => service))).toEqual(new Set(names));
});

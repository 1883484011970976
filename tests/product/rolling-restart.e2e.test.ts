import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { aListing } from './a-listing.ts';
import { callsTo, petOf, type Answer, type Call } from './calls.ts';
import { newListing } from './listings.ts';
import { newMember, type Member } from './members.ts';
import { readInstance } from './product-process.ts';
import { processesOf } from './product-processes.ts';
import { queryOf } from './query-of.ts';
import { startProduct, type RunningProduct } from './running-product.ts';

const names = ['auth', 'moderation', 'pets'];
const withinMs = 60_000;
let product: RunningProduct;
let call: Call;
/** Several, for one alone may have few uploads under way. */
let owners: Member[];
beforeAll(async () => {
  product = await startProduct({ entry: 'tests/product/replicated-main.ts' });
  call = callsTo(product.address);
  owners = await Promise.all(Array.from({ length: 12 }, () => newMember(product.address)));
}, 180_000);
afterAll(() => product.stop(), 60_000);

/** Begins one call every so often, whether those before have ended or not, until it is stopped. */
const openLoop = (everyMs: number, begin: (turn: number) => Promise<string>) => {
  const results: Promise<string>[] = [];
  const timer = setInterval(() => results.push(begin(results.length).catch((error: unknown) => String(error))), everyMs);
  return {
    stop: async (): Promise<string[]> => {
      clearInterval(timer);
      return Promise.all(results);
    },
  };
};

const said = (what: string, { status, body }: Answer): string => `${what} ${status}${body.code === undefined ? '' : ` ${body.code}`}`;

const isReady = async (name: string): Promise<boolean> => {
  const url = (await readInstance(product.dataDirectory))?.services?.[name];
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
};

/** Tells a process to stop, as an upgrade would, and waits until the one in its place can serve. */
const restart = async (name: string): Promise<void> => {
  const before = processesOf(product.dataDirectory).get(name) as number;
  process.kill(before, 'SIGTERM');
  const isAnother = () => ![undefined, before].includes(processesOf(product.dataDirectory).get(name));
  await eventually(isAnother, `${name} is started again`, withinMs);
  await eventually(() => isReady(name), `${name} is ready again`, withinMs);
};

test('a rolling restart of every service loses no read and no write', async () => {
  const ownerOf = (turn: number): Member => owners[turn % owners.length] as Member;
  const { id } = await newListing(call, ownerOf(0));
  const paths = ['/pets', `/pets/${id}`, '/auth/profile', '/pets/user/my-pets'];
  const reads = openLoop(25, async (turn) => {
    const path = paths[turn % paths.length] as string;
    return said(path, await call(ownerOf(0), 'GET', path));
  });
  const markers: string[] = [];
  const writes = openLoop(200, async (turn) => {
    const owner = ownerOf(turn);
    const marker = randomUUID();
    markers.push(marker);
    const listed = await call(owner, 'POST', '/pets', { body: aListing(marker) });
    if (listed.status !== 201 || turn % 2 === 0) return said('list', listed);
    return said('delete', await call(owner, 'DELETE', `/pets/${petOf(listed).id}`));
  });
  // Before and after, too, so that both processes are in use.
  await sleep(500);
  await Promise.all(names.map(restart));
  await sleep(500);
  await Promise.all(names.map((name) => restart(`${name}-2`)));
  await sleep(500);
  const [readings, writings] = await Promise.all([reads.stop(), writes.stop()]);
  expect([...new Set(readings)].sort()).toEqual(paths.map((path) => `${path} 200`).sort());
  expect([...new Set(writings)].sort()).toEqual(['delete 200', 'list 201']);
  expect(readings.length).toBeGreaterThan(200);
  // Each write came to pass exactly once.
  const rows = await queryOf<{ description: string; count: string }>(
    product,
    'pets',
    'select description, count(*) as count from listings group by description',
  );
  const counted = new Map(rows.map(({ description, count }) => [description, Number(count)]));
  expect(markers.filter((marker) => counted.get(marker) !== 1)).toEqual([]);
}, 150_000);

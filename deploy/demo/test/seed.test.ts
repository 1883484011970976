import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { parseTaxNumber } from '@paltu/reference';
import { apiClient } from '../src/api-client.ts';
import { demoListings, type Listing } from '../src/listings.ts';
import { demoAdmin, members } from '../src/members.ts';
import { demoMessages, demoReports, type DemoMessage, type DemoReport } from '../src/messages.ts';
import { demoOrders, type DemoOrder } from '../src/orders.ts';
import { openProgress, type Progress } from '../src/progress.ts';
import { seed } from '../src/seed.ts';
import { accountOfStore, demoStores, taxNumberOf, type DemoStore } from '../src/stores.ts';
import { accountOfVet, demoVets, slotsFrom, type DemoVet } from '../src/vets.ts';
import { demoVisits, type DemoVisit, type PastVisit } from '../src/visits.ts';
import type { FakeStore } from './fake-shop.ts';
import type { FakeVet } from './fake-vets.ts';
import { FakeProduct, inTurns } from './fake-product.ts';

const listings = demoListings();
let product: FakeProduct;
let address: string;
let folder: string;
let file: string;
let recorded: (readonly PastVisit[])[];

beforeEach(async () => {
  product = new FakeProduct();
  recorded = [];
  address = await product.listen();
  folder = await mkdtemp(join(tmpdir(), 'paltu-demo-'));
  file = join(folder, 'demo', 'progress.json');
});

afterEach(async () => {
  await product.close();
  await rm(folder, { recursive: true });
});

const now = new Date('2026-05-01T06:00:10Z');

/** Nobody waits. */
const wait = async (): Promise<void> => {
  await new Promise((resolve) => setImmediate(resolve));
};

interface More {
  vets?: readonly DemoVet[];
  visits?: readonly DemoVisit[];
  stores?: readonly DemoStore[];
  messages?: readonly DemoMessage[];
  orders?: readonly DemoOrder[];
  reports?: readonly DemoReport[];
}

async function run(
  sent: readonly Listing[],
  progress?: Progress,
  { vets = [], visits = [], stores = [], messages = [], orders = [], reports = [] }: More = {},
): Promise<void> {
  await seed({
    api: apiClient({ baseUrl: address, wait }),
    progress: progress ?? (await openProgress(file)),
    listings: sent,
    vets,
    stores,
    visits,
    messages,
    orders,
    reports,
    now: () => now,
    openAccounts: async (accounts) => product.openAccounts(accounts),
    recordVisits: async (sentVisits) => void recorded.push(sentVisits),
    wait,
  });
}

function expectAllOnce(sent: readonly Listing[]): void {
  expect(product.pets.map(({ name }) => name).sort()).toEqual(sent.map(({ pet }) => pet.name).sort());
  for (const { pet, owner } of sent) {
    const email = members.find(({ key }) => key === owner)?.email;
    const arrived = product.pets.find((found) => found.name === pet.name && found.owner === email);
    expect(arrived).toMatchObject({
      pictures: 2,
      status: pet.status ?? 'Available',
      featured: pet.featured ?? false,
      approvalStatus: pet.review === undefined ? 'approved' : pet.review === 'pending' ? 'pending' : 'rejected',
      rejectionReason: typeof pet.review === 'object' ? pet.review.rejected : '',
    });
  }
}

/** As they are in the product. */
const storesOf = (stores: readonly DemoStore[]) =>
  stores.map((store, index) => product.shop.stores.get(accountOfStore(store, index).email) as FakeStore);

/** Lets the process "die" at the nth write of its progress, before or after the file holds it. */
async function dyingProgress(writes: number, isKept: boolean): Promise<Progress> {
  const progress = await openProgress(file);
  let left = writes;
  return {
    data: progress.data,
    record: async (change) => {
      left -= 1;
      if (left > 0) return progress.record(change);
      if (isKept) await progress.record(change);
      throw new Error('killed');
    },
  };
}

test('all demo data arrives once, decided as planned, in the planned order', async () => {
  await run(listings);
  expectAllOnce(listings);
  expect(product.pets.map(({ name }) => name)).toEqual(listings.map(({ pet }) => pet.name));
  expect(product.members.size).toBe(13);
  expect([...product.admins]).toEqual([demoAdmin.email]);
});

test('a second run does nothing, and what a person did meanwhile stays', async () => {
  await run(listings.slice(0, 10));
  product.pets.splice(0, 3);
  await run(listings.slice(0, 10));
  expect(product.pets).toHaveLength(7);
});

test('a run that is killed at any write of its progress goes on without doubles', async () => {
  const few = listings.filter(({ pet }) => pet.review !== undefined || pet.status !== undefined).slice(0, 8);
  for (let writes = 1; writes <= 40; writes += 1) {
    await run(few, await dyingProgress(writes % 7 || 3, writes % 2 === 0)).catch(() => undefined);
  }
  await run(few);
  expectAllOnce(few);
});

test('listings are not sent again when the progress is lost', async () => {
  const few = listings.slice(0, 12);
  await run(few, await dyingProgress(24, true)).catch(() => undefined);
  expect(product.pets.length).toBeGreaterThan(2);
  await writeFile(file, '{"members":["bil');
  await run(few);
  expectAllOnce(few);
});

test('lost answers and a busy product neither lose nor double a listing', async () => {
  product.trouble = inTurns(['answer', 'cut', 'answer', 'busy', 'answer', 'answer', 'cut', 'busy', 'answer']);
  await run(listings.slice(0, 40));
  expectAllOnce(listings.slice(0, 40));
});

test('a product that stays away ends the run with a clear message', async () => {
  product.trouble = () => 'busy';
  await expect(run(listings)).rejects.toThrow(`POST /auth/login got no answer from ${address} (answer 503)`);
});

test('vets have an account, a profile and their slots once, however often the run is killed', async () => {
  const vets = demoVets().slice(0, 4);
  for (let writes = 1; writes <= 8; writes += 1) {
    await run([], await dyingProgress(writes, writes % 2 === 0), { vets }).catch(() => undefined);
  }
  await run([], undefined, { vets });
  const emails = vets.map((vet, index) => accountOfVet(vet, index).email);
  expect([...product.vets.profiles.keys()].sort()).toEqual([...emails].sort());
  for (const { picture, slots, name } of product.vets.profiles.values()) {
    expect(name).toMatch(/^(Dr|ڈاکٹر) /);
    expect(picture).toBe(true);
    expect([...slots]).toEqual(slotsFrom(now).map(({ date, time }) => `${date} ${time}`));
  }
});

test('the admin shows some vets and products before others and checks papers once, however often the run is killed', async () => {
  const [vets, stores] = [demoVets(), demoStores()];
  for (let writes = 1; writes <= 6; writes += 1)
    await run([], await dyingProgress(writes * 7, writes % 2 === 0), { vets, stores }).catch(() => undefined);
  await run([], undefined, { vets, stores });
  const profiles = vets.map((vet, index) => product.vets.profiles.get(accountOfVet(vet, index).email) as FakeVet);
  expect(profiles.map(({ featured }) => featured)).toEqual(vets.map(({ featured = false }) => featured));
  expect(profiles.map(({ verification }) => verification)).toEqual(vets.map(({ papers = 'none' }) => papers));
  expect(storesOf(stores).map(({ isFeatured }) => isFeatured)).toEqual(stores.map((store) => store.featured ?? false));
  const featured = storesOf(stores).flatMap((store) => [...store.featured]);
  expect(featured).toEqual(stores.flatMap(({ products }) => products.filter((one) => one.featured).map(({ name }) => name)));
});

test('each order is placed once and comes as far as it should, however often the run is killed and answers are lost', async () => {
  const stores = demoStores();
  const troubles = inTurns(['answer', 'cut', 'answer', 'busy']);
  // Lost or refused: what is asked again must be answered as the first time, or be read before.
  product.trouble = (call) => (call.method !== 'PATCH' && /^.(orders|cart)/.test(call.path) ? troubles(call) : 'answer');
  for (let writes = 12; writes <= 20; writes += 1)
    await run([], await dyingProgress(writes, writes % 2 === 0), { stores, orders: demoOrders }).catch(() => undefined);
  await run([], undefined, { stores, orders: demoOrders });
  const placed = demoOrders.map(({ product: name }) => product.orders.all.filter(({ items }) => items.some((item) => item.name === name)));
  expect(placed.map(({ length }) => length)).toEqual(demoOrders.map(() => 1));
  expect(
    placed
      .flat()
      .map(({ status, payment, parcels, contests, review, refundTo }) => [
        ...[status, payment.status, parcels[0].status, contests, review !== '', refundTo !== ''],
      ]),
  ).toEqual([
    ['awaiting-payment', 'in-check', 'placed', 0, false, false],
    ['placed', 'on-delivery', 'placed', 0, false, false],
    ['placed', 'on-delivery', 'shipped', 0, false, false],
    ['placed', 'on-delivery', 'delivered', 0, true, false],
    ['placed', 'on-delivery', 'delivered', 1, false, false],
    ['cancelled', 'paid', 'placed', 0, false, true],
  ]);
});

test('a conversation about a pet is reported once', async () => {
  const reported = listings.filter(({ key }) => demoReports.some(({ listing }) => listing === key));
  await expect(run(reported, await dyingProgress(5, false), { reports: demoReports })).rejects.toThrow('killed');
  await run(reported, undefined, { reports: demoReports });
  expect([...product.conversations.values()].map(({ reasons }) => [...reasons])).toEqual(demoReports.map(({ reason }) => [reason]));
});

test('what people wrote by the contact form arrives once, however often the run is killed', async () => {
  for (const isKept of [true, false, true])
    await run([], await dyingProgress(3, isKept), { messages: demoMessages }).catch(() => undefined);
  await run([], undefined, { messages: demoMessages });
  expect(product.messages.map(({ subject }) => subject)).toEqual(demoMessages.map(({ subject }) => subject));
});

test('stores have an account and each of their products once, however often the run is killed', async () => {
  const stores = demoStores().slice(0, 2);
  for (let writes = 1; writes <= 5; writes += 1) {
    product.trouble = ({ path, count }) => (path === '/accessories' && count % 5 === 0 ? 'cut' : 'answer');
    await run([], await dyingProgress(writes, writes % 2 === 0), { stores }).catch(() => undefined);
  }
  await run([], undefined, { stores });
  expect(product.shop.stores.size).toBe(stores.length);
  const listed = storesOf(stores).map(({ products }) => products);
  expect(listed).toEqual(stores.map((store) => store.products.map(({ name }) => name)));
  // Where stores need one, everything of theirs can be ordered.
  const taxNumbers = storesOf(stores).map(({ taxNumber = '' }) => parseTaxNumber(taxNumber));
  expect(taxNumbers).toEqual(stores.map((store, index) => taxNumberOf(accountOfStore(store, index))));
});

test('visits took place on days of their own, the last one yesterday, and are recorded in their order', async () => {
  await run([], undefined, { vets: demoVets(), visits: demoVisits });
  expect(recorded).toHaveLength(1);
  const [visits = []] = recorded;
  expect(visits.map(({ guestId }) => guestId)).toEqual(demoVisits.map(({ guest }) => `${guest}@paltu.example`));
  expect(new Set(visits.map(({ vetId }) => vetId)).size).toBe(demoVisits.length);
  const days = visits.map(({ startsAt }) => (now.getTime() - Date.parse(startsAt)) / 86_400_000);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  expect(days.at(-1)).toBeGreaterThan(0.5);
});

test('visits of a run that was killed are recorded again, which changes nothing, and then no more', async () => {
  const [vets, visits] = [demoVets(), demoVisits.slice(0, 3)];
  // Accounts, thirty vets: the next thing that is written down are the visits.
  await expect(run([], await dyingProgress(32, false), { vets, visits })).rejects.toThrow('killed');
  await expect(run([], await dyingProgress(1, true), { vets, visits })).rejects.toThrow('killed');
  await run([], undefined, { vets, visits });
  expect(recorded).toHaveLength(2);
  expect(recorded[1]).toEqual(recorded[0]);
});

test('an adopted pet was asked for once by somebody else, and handed over', async () => {
  const adopted = listings.filter(({ pet }) => pet.status === 'Adopted');
  const troubles = inTurns(['answer', 'cut', 'answer', 'busy']);
  product.trouble = (call) => (call.path.startsWith('/adoption') ? troubles(call) : 'answer');
  for (let writes = 1; writes <= 20; writes += 1) {
    await run(adopted, await dyingProgress(writes % 5 || 2, writes % 2 === 0)).catch(() => undefined);
  }
  await run(adopted);
  expectAllOnce(adopted);
  expect(product.adoptions.requests.map(({ status }) => status)).toEqual(adopted.map(() => 'completed'));
});

test('a pet that its owner has taken off the market meanwhile is left as it is', async () => {
  const [adopted] = listings.filter(({ pet }) => pet.status === 'Adopted') as [Listing];
  // Accounts, sent, decided.
  await expect(run([adopted], await dyingProgress(3, true))).rejects.toThrow('killed');
  for (const pet of product.pets) pet.status = 'Pending';
  await run([adopted]);
  expect(product.pets.map(({ status }) => status)).toEqual(['Pending']);
  expect(product.adoptions.requests).toEqual([]);
});

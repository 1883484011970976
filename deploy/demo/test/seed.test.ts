import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { parseTaxNumber } from '@paltu/reference';
import { seededRandom } from '../../../tests/faults/seeded-random.ts';
import { apiClient } from '../src/api-client.ts';
import { demoListings, type Listing } from '../src/listings.ts';
import { demoAdmin, members } from '../src/members.ts';
import { demoMessages, type DemoMessage } from '../src/messages.ts';
import { openProgress, type Progress } from '../src/progress.ts';
import { seed } from '../src/seed.ts';
import { accountOfStore, demoStores, taxNumberOf, type DemoStore } from '../src/stores.ts';
import { accountOfVet, demoVets, slotsFrom, type DemoVet } from '../src/vets.ts';
import { demoVisits, type DemoVisit } from '../src/visits.ts';
import { FakeProduct } from './fake-product.ts';

const listings = demoListings();
let product: FakeProduct;
let address: string;
let folder: string;
let file: string;

beforeEach(async () => {
  product = new FakeProduct();
  product.vets.now = now.getTime();
  address = await product.listen();
  folder = await mkdtemp(join(tmpdir(), 'paltu-demo-'));
  file = join(folder, 'demo', 'progress.json');
});

afterEach(async () => {
  await product.close();
  await rm(folder, { recursive: true });
});

const now = new Date('2026-05-01T06:00:10Z');

/** Nobody waits; the clock goes on by as much. */
const wait = async (milliseconds: number): Promise<void> => {
  product.vets.now += milliseconds;
  await new Promise((resolve) => setImmediate(resolve));
};

interface More {
  vets?: readonly DemoVet[];
  visits?: readonly DemoVisit[];
  stores?: readonly DemoStore[];
  messages?: readonly DemoMessage[];
}

async function run(
  sent: readonly Listing[],
  progress?: Progress,
  { vets = [], visits = [], stores = [], messages = [] }: More = {},
): Promise<void> {
  await seed({
    api: apiClient({ baseUrl: address, wait }),
    progress: progress ?? (await openProgress(file)),
    listings: sent,
    vets,
    stores,
    visits,
    messages,
    now: () => new Date(product.vets.now),
    grantAdmin: async (email) => void product.admins.add(email),
    vouchForEmails: async (emails) => emails.forEach((email) => product.verified.add(email)),
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
  expect([...product.verified].sort()).toEqual([...members, demoAdmin].map(({ email }) => email).sort());
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
  const random = seededRandom(1);
  product.trouble = () => random.pick(['answer', 'answer', 'answer', 'answer', 'cut', 'busy']);
  await run(listings.slice(0, 40));
  expectAllOnce(listings.slice(0, 40));
});

test('a product that stays away ends the run with a clear message', async () => {
  product.trouble = () => 'busy';
  await expect(run(listings)).rejects.toThrow(`POST /auth/register got no answer from ${address} (answer 503)`);
});

test('vets have an account, a profile and their slots once, however often the run is killed', async () => {
  const vets = demoVets().slice(0, 4);
  for (let writes = 1; writes <= 8; writes += 1) {
    await run([], await dyingProgress(writes, writes % 2 === 0), { vets }).catch(() => undefined);
  }
  await run([], undefined, { vets });
  const emails = vets.map((vet, index) => accountOfVet(vet, index).email);
  expect([...product.vets.profiles.keys()]).toEqual(emails);
  for (const { picture, slots, name } of product.vets.profiles.values()) {
    expect(name).toMatch(/^(Dr|ڈاکٹر) /);
    expect(picture).toBe(true);
    expect([...slots]).toEqual(slotsFrom(now).map(({ date, time }) => `${date} ${time}`));
  }
  expect(emails.every((email) => product.verified.has(email))).toBe(true);
});

test('the admin shows some vets and products before others and checks papers once, however often the run is killed', async () => {
  const [vets, stores] = [demoVets(), demoStores()];
  for (let writes = 1; writes <= 6; writes += 1)
    await run([], await dyingProgress(writes * 7, writes % 2 === 0), { vets, stores }).catch(() => undefined);
  await run([], undefined, { vets, stores });
  const profiles = [...product.vets.profiles.values()];
  expect(profiles.map(({ featured }) => featured)).toEqual(vets.map(({ featured = false }) => featured));
  expect(profiles.map(({ verification }) => verification)).toEqual(vets.map(({ papers = 'none' }) => papers));
  const featured = [...product.shop.stores.values()].flatMap((store) => [...store.featured]);
  expect(featured).toEqual(stores.flatMap(({ products }) => products.filter((one) => one.featured).map(({ name }) => name)));
});

test('what people wrote by the contact form arrives once, however often the run is killed', async () => {
  for (const isKept of [true, false, true])
    await run([], await dyingProgress(3, isKept), { messages: demoMessages }).catch(() => undefined);
  await run([], undefined, { messages: demoMessages });
  expect(product.messages.map(({ subject }) => subject)).toEqual(demoMessages.map(({ subject }) => subject));
});

/** Everything that is in the product after the run: each visit once, over, and reviewed by its guest. */
function expectVisitsOnce(visits: readonly DemoVisit[]): void {
  const { appointments, reviews } = product.vets;
  expect(appointments.map(({ status }) => status)).toEqual(visits.map(() => 'completed'));
  const guests = visits.map(({ guest }) => members.find(({ key }) => key === guest)?.email);
  expect(reviews).toEqual(visits.map(({ rating, comment }, at) => expect.objectContaining({ rating, comment, guest: guests[at] })));
}

test('stores have an account and each of their products once, however often the run is killed', async () => {
  const stores = demoStores().slice(0, 2);
  for (let writes = 1; writes <= 5; writes += 1) {
    product.trouble = ({ path, count }) => (path === '/accessories' && count % 5 === 0 ? 'cut' : 'answer');
    await run([], await dyingProgress(writes, writes % 2 === 0), { stores }).catch(() => undefined);
  }
  await run([], undefined, { stores });
  expect([...product.shop.stores.keys()]).toEqual(stores.map((store, index) => accountOfStore(store, index).email));
  const listed = [...product.shop.stores.values()].map(({ products }) => products);
  expect(listed).toEqual(stores.map((store) => store.products.map(({ name }) => name)));
  // Where stores need one, everything of theirs can be ordered.
  const taxNumbers = [...product.shop.stores.values()].map(({ taxNumber = '' }) => parseTaxNumber(taxNumber));
  expect(taxNumbers).toEqual(stores.map((store, index) => taxNumberOf(accountOfStore(store, index))));
});

test('visits to vets are booked, take place at their time and are reviewed, in their order', async () => {
  await run([], undefined, { vets: demoVets(), visits: demoVisits });
  expectVisitsOnce(demoVisits);
  expect(product.vets.now - now.getTime()).toBeLessThan(3 * 60_000);
});

test('a visit takes place once, however often the run is killed and answers are lost', async () => {
  const vets = demoVets();
  const visits = demoVisits.slice(0, 3);
  const random = seededRandom(2);
  product.trouble = ({ path }) => (/appointments|reviews|slots/.test(path) ? random.pick(['answer', 'answer', 'cut', 'busy']) : 'answer');
  // Accounts, the admin, thirty vets: the next thing that is recorded is the first visit.
  await expect(run([], await dyingProgress(33, false), { vets, visits })).rejects.toThrow('killed');
  expect(product.vets.reviews).toHaveLength(1);
  for (const [writes, isKept] of [
    [1, true],
    [1, false],
    [2, true],
  ] as const) {
    await expect(run([], await dyingProgress(writes, isKept), { vets, visits })).rejects.toThrow('killed');
  }
  await run([], undefined, { vets, visits });
  expectVisitsOnce(visits);
});

test('a slot that nobody came to book does not stop the next run', async () => {
  const vets = demoVets();
  const visits = demoVisits.slice(0, 1);
  product.trouble = ({ method, path }) => (method === 'POST' && path.endsWith('/appointments') ? 'busy' : 'answer');
  await expect(run([], undefined, { vets, visits })).rejects.toThrow('got no answer');
  product.trouble = () => 'answer';
  product.vets.now += 5 * 60_000;
  await run([], undefined, { vets, visits });
  expectVisitsOnce(visits);
});

test('an adopted pet was asked for once by somebody else, and handed over', async () => {
  const adopted = listings.filter(({ pet }) => pet.status === 'Adopted');
  const random = seededRandom(3);
  product.trouble = ({ path }) => (path.startsWith('/adoption') ? random.pick(['answer', 'answer', 'cut', 'busy']) : 'answer');
  for (let writes = 1; writes <= 20; writes += 1) {
    await run(adopted, await dyingProgress(writes % 5 || 2, writes % 2 === 0)).catch(() => undefined);
  }
  await run(adopted);
  expectAllOnce(adopted);
  expect(product.adoptions.requests.map(({ status }) => status)).toEqual(adopted.map(() => 'completed'));
});

test('a pet that its owner has taken off the market meanwhile is left as it is', async () => {
  const [adopted] = listings.filter(({ pet }) => pet.status === 'Adopted') as [Listing];
  // Accounts, the admin, sent, decided.
  await expect(run([adopted], await dyingProgress(4, true))).rejects.toThrow('killed');
  for (const pet of product.pets) pet.status = 'Pending';
  await run([adopted]);
  expect(product.pets.map(({ status }) => status)).toEqual(['Pending']);
  expect(product.adoptions.requests).toEqual([]);
});

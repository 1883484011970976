import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { randomFrom } from '../src/artwork/random.ts';
import { demoListings, type Listing } from '../src/pets/listings.ts';
import { demoAdmin, members } from '../src/pets/members.ts';
import { apiClient } from '../src/seeding/api-client.ts';
import { accountOfVet, demoVets } from '../src/vets/all-vets.ts';
import type { DemoVet } from '../src/vets/demo-vet.ts';
import { slotsFrom } from '../src/vets/send-vet.ts';
import { openProgress, type Progress } from '../src/seeding/progress.ts';
import { seed } from '../src/seeding/seed.ts';
import { PretendedProduct } from './pretended-product.ts';

const listings = demoListings();
let product: PretendedProduct;
let address: string;
let folder: string;
let file: string;

beforeEach(async () => {
  product = new PretendedProduct();
  address = await product.listen();
  folder = await mkdtemp(join(tmpdir(), 'paltu-demo-'));
  file = join(folder, 'demo', 'progress.json');
});

afterEach(async () => {
  await product.close();
  await rm(folder, { recursive: true });
});

const wait = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const now = new Date('2026-05-01T06:00:00Z');

async function run(sent: readonly Listing[], progress?: Progress, vets: readonly DemoVet[] = []): Promise<void> {
  await seed({
    api: apiClient({ baseUrl: address, wait }),
    progress: progress ?? (await openProgress(file)),
    listings: sent,
    draw: async () => [Buffer.from('one'), Buffer.from('two')],
    vets,
    drawVet: async () => Buffer.from('vet'),
    now: () => now,
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
  const random = randomFrom('trouble');
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
    await run([], await dyingProgress(writes, writes % 2 === 0), vets).catch(() => undefined);
  }
  await run([], undefined, vets);
  const emails = vets.map((vet, index) => accountOfVet(vet, index).email);
  expect([...product.vets.keys()]).toEqual(emails);
  for (const { picture, slots, name } of product.vets.values()) {
    expect(name).toMatch(/^(Dr|ڈاکٹر) /);
    expect(picture).toBe(true);
    expect([...slots]).toEqual(slotsFrom(now).map(({ date, time }) => `${date} ${time}`));
  }
  expect(emails.every((email) => product.verified.has(email))).toBe(true);
});

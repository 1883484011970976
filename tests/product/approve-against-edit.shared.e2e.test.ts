import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { callsTo, petOf, type Call, type Pet } from './calls.ts';
import { newListing } from './listings.ts';
import { newAdmin, newMember, type Member } from './members.ts';
import { queryOf } from './query-of.ts';
import type { RunningProduct } from './running-product.ts';
import { joinProduct } from './shared-product.ts';

const rounds = 50;
/** The gateway refuses the fifth listing that one member sends at once, and one counts until its answer has left. */
const atOnce = 2;

let product: RunningProduct;
let call: Call;
let owner: Member;
let admin: Member;

beforeAll(async () => {
  product = await joinProduct();
  call = callsTo(product.address);
  owner = await newMember(product.address);
  admin = await newAdmin(product);
}, 150_000);
afterAll(() => product.stop(), 60_000);

const create = (description: string): Promise<Pet> => newListing(call, owner, { description });

const untilKnown = (id: string): Promise<true> =>
  eventually(async () => (await call(admin, 'GET', `/admin/pets/${id}/history`)).status === 200, `moderation has consumed ${id}`);

const contentInReview = async (id: string): Promise<number | undefined> => {
  const rows = await queryOf<{ pet: string; version: number }>(
    product,
    'moderation',
    'select pet_id as pet, content_version as version from reviews',
  );
  return rows.find(({ pet }) => pet === id)?.version;
};

/** How many decisions pets has taken, or passed over because the listing had moved on. */
const takenDecisions = async (): Promise<number> => {
  const rows = await queryOf<{ taken: string }>(product, 'pets', "select count(*) as taken from inbox where consumer = 'pets.decisions'");
  return Number(rows[0]?.taken);
};

const decidedVersions = async (id: string): Promise<number[]> => {
  const { body } = await call(admin, 'GET', `/admin/pets/${id}/history`);
  const history = (body.data?.['history'] ?? []) as { contentVersion: number; action: string }[];
  return history.filter(({ action }) => action === 'approve').map(({ contentVersion }) => contentVersion);
};

/** Answers the listing, and whether its approval was accepted. */
const race = async (round: number): Promise<{ id: string; isDecided: boolean }> => {
  const before = await create(`round ${round}: what the admin read`);
  await untilKnown(before.id);
  const ifMatch = round % 2 === 0 ? { ifMatch: before.contentVersion } : {};
  const [decision, edit] = await Promise.all([
    call(admin, 'PATCH', `/admin/pets/${before.id}/approve`, ifMatch),
    call(owner, 'PUT', `/pets/${before.id}`, { body: { description: `round ${round}: written during the review` } }),
  ]);
  expect([200, 409, 412]).toContain(decision.status);
  expect(edit.status).toBe(200);
  return { id: before.id, isDecided: decision.status === 200 };
};

const checkOutcome = async (id: string): Promise<void> => {
  const shown = await call(undefined, 'GET', `/pets/${id}`);
  if (shown.status !== 200) return;
  const now = petOf(await call(owner, 'GET', `/pets/${id}`));
  expect(petOf(shown).description).toBe(now.description);
  expect(await decidedVersions(id)).toContain(now.contentVersion);
};

test('in 50 rounds of approve against edit nothing goes public that no decision named', async () => {
  const takenBefore = await takenDecisions();
  const raced: { id: string; isDecided: boolean }[] = [];
  for (let round = 0; round < rounds; round += atOnce)
    raced.push(...(await Promise.all(Array.from({ length: atOnce }, (_, index) => race(round + index)))));
  const decided = raced.filter(({ isDecided }) => isDecided).length;
  expect(decided).toBeGreaterThan(0);
  await eventually(async () => (await takenDecisions()) - takenBefore >= decided, 'every decision was taken', 60_000);
  for (const { id } of raced) await checkOutcome(id);
}, 180_000);

test('an approval that names a version read before an edit is refused, and the listing stays out of sight', async () => {
  const before = await create('what the admin read');
  await untilKnown(before.id);
  await call(owner, 'PUT', `/pets/${before.id}`, { body: { description: 'written meanwhile' } });
  await eventually(async () => (await contentInReview(before.id)) === before.contentVersion + 1, 'moderation has consumed the edit');
  const { status } = await call(admin, 'PATCH', `/admin/pets/${before.id}/approve`, { ifMatch: before.contentVersion });
  expect(status).toBe(412);
  expect((await call(undefined, 'GET', `/pets/${before.id}`)).status).toBe(404);
});

test('20 parallel uses of one refresh token through the gateway give 20 equal answers', async () => {
  const member = await newMember(product.address, 'Bilal');
  const use = async () => {
    const response = await fetch(`${product.address}/api/v1/auth/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshToken: member.refreshToken }),
    });
    return { status: response.status, text: await response.text() };
  };
  const answers = await Promise.all(Array.from({ length: 20 }, use));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
});

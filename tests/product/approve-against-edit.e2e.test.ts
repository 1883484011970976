import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { aListing } from './a-listing.ts';
import { callsTo, petOf, type Call, type Pet } from './calls.ts';
import { logIn, newMember, type Member } from './members.ts';
import { startProduct, type RunningProduct } from './running-product.ts';

const rounds = 50;
const atOnce = 5;

let product: RunningProduct;
let call: Call;
let owner: Member;
let admin: Member;

beforeAll(async () => {
  product = await startProduct();
  call = callsTo(product.address);
  owner = await newMember(product.address);
  admin = await newMember(product.address, 'Hina');
  await product.makeAdmin(admin.email);
  admin = await logIn(product.address, admin.email);
}, 150_000);
afterAll(() => product.stop(), 60_000);

const create = async (description: string): Promise<Pet> => {
  const answer = await call(owner, 'POST', '/pets', { body: aListing(description) });
  expect(answer.status).toBe(201);
  return petOf(answer);
};

const untilKnown = async (id: string): Promise<void> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { status } = await call(admin, 'GET', `/admin/pets/${id}/history`);
    if (status === 200) return;
    await sleep(50);
  }
  throw new Error(`moderation has not heard of ${id}`);
};

/** What a visitor reads within two seconds; undefined while the listing is not public. */
const publicText = async (id: string, settled: () => Promise<boolean>): Promise<string | undefined> => {
  for (let attempt = 0; attempt < 40 && !(await settled()); attempt += 1) await sleep(50);
  const answer = await call(undefined, 'GET', `/pets/${id}`);
  return answer.status === 200 ? petOf(answer).description : undefined;
};

const decidedVersions = async (id: string): Promise<number[]> => {
  const { body } = await call(admin, 'GET', `/admin/pets/${id}/history`);
  const history = (body.data?.['history'] ?? []) as { contentVersion: number; action: string }[];
  return history.filter(({ action }) => action === 'approve').map(({ contentVersion }) => contentVersion);
};

const race = async (round: number): Promise<void> => {
  const before = await create(`round ${round}: what the admin read`);
  await untilKnown(before.id);
  const ifMatch = round % 2 === 0 ? { ifMatch: before.contentVersion } : {};
  const [decision, edit] = await Promise.all([
    call(admin, 'PATCH', `/admin/pets/${before.id}/approve`, ifMatch),
    call(owner, 'PUT', `/pets/${before.id}`, { body: { description: `round ${round}: written during the review` } }),
  ]);
  expect([200, 409, 412]).toContain(decision.status);
  expect(edit.status).toBe(200);

  const settled = async () => petOf(await call(owner, 'GET', `/pets/${before.id}`)).approvalStatus === 'approved';
  const text = await publicText(before.id, settled);
  if (text === undefined) return;
  const now = petOf(await call(owner, 'GET', `/pets/${before.id}`));
  expect(text).toBe(now.description);
  expect(await decidedVersions(before.id)).toContain(now.contentVersion);
};

test('in 50 rounds of approve against edit nothing goes public that no decision named', async () => {
  for (let round = 0; round < rounds; round += atOnce) {
    await Promise.all(Array.from({ length: atOnce }, (_, index) => race(round + index)));
  }
}, 180_000);

test('an approval that names a version read before an edit is refused, and the listing stays out of sight', async () => {
  const before = await create('what the admin read');
  await untilKnown(before.id);
  await call(owner, 'PUT', `/pets/${before.id}`, { body: { description: 'written meanwhile' } });
  await sleep(500);
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

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { aListing } from './a-listing.ts';
import { callsTo, type Call } from './calls.ts';
import { approveListing, newListing } from './listings.ts';
import { logIn, newAdmin, newMember, type Member } from './members.ts';
import { aPhoto } from './photo.ts';
import type { RunningProduct } from './running-product.ts';
import { joinProduct } from './shared-product.ts';

let product: RunningProduct;
let call: Call;
let admin: Member;

beforeAll(async () => {
  product = await joinProduct();
  call = callsTo(product.address);
  admin = await newAdmin(product);
}, 150_000);
afterAll(() => product.stop(), 60_000);

interface Owner {
  readonly firstName: string;
  readonly profileImage?: { readonly id: string } | null;
}
type Owned = { readonly id: string; readonly owner: Owner };

const ids = (answer: { body: { data?: Record<string, unknown> } }): string[] =>
  ((answer.body.data?.['pets'] ?? []) as { id: string }[]).map(({ id }) => id);
const isListed = async (id: string): Promise<boolean> => ids(await call(undefined, 'GET', '/pets?limit=100')).includes(id);
const isReviewed = async (id: string): Promise<boolean> => ids(await call(admin, 'GET', '/admin/pets?limit=100')).includes(id);
const statusOf = async (id: string): Promise<number> => (await call(undefined, 'GET', `/pets/${id}`)).status;

/** A listing of somebody who just joined, which everybody sees and the gateway keeps. */
const aPublicListing = async () => {
  const owner = await newMember(product.address);
  const { id } = await newListing(call, owner);
  await approveListing(call, admin, id, 10_000);
  await eventually(async () => (await statusOf(id)) === 200 && (await isListed(id)), 'it is public');
  return { owner, id };
};

test('the listings of who deactivates the account vanish for everybody, and come back with the member', async () => {
  const { owner, id } = await aPublicListing();

  expect((await call(owner, 'DELETE', '/auth/deactivate')).status).toBe(200);
  await eventually(async () => (await statusOf(id)) === 404 && !(await isListed(id)), 'it is out of sight');
  await eventually(async () => !(await isReviewed(id)), 'no admin has it in a list');
  await eventually(async () => (await call(owner, 'POST', '/pets', { body: aListing('too late') })).status === 401, 'the token is refused');

  const { email, password } = owner;
  const refused = await call(undefined, 'POST', '/auth/login', { body: { email, password } });
  expect([refused.status, refused.body.code]).toEqual([403, 'account.deactivated']);
  expect((await call(undefined, 'POST', '/auth/reactivate', { body: { email, password } })).status).toBe(200);
  await eventually(async () => (await statusOf(id)) === 200 && (await isListed(id)), 'it is public again');
  await eventually(() => isReviewed(id), 'admins have it in their list again');
}, 60_000);

const onPage = async (id: string): Promise<Owner> =>
  ((await call(undefined, 'GET', `/pets/${id}`)).body.data?.['pet'] as Owned | undefined)?.owner ?? { firstName: '' };
const inList = async (id: string): Promise<Owner | undefined> =>
  ((await call(undefined, 'GET', '/pets?limit=100')).body.data?.['pets'] as Owned[]).find((pet) => pet.id === id)?.owner;
const siteNames = async (id: string, name: string): Promise<boolean> =>
  (await (await fetch(`${product.address}/pet-${id}`)).text()).includes(name);

/** How long it takes until everybody sees a change, in milliseconds; all is asked for before, so that it is kept. */
const msUntil = async (id: string, change: () => Promise<unknown>, isSeen: () => Promise<boolean>): Promise<number> => {
  await Promise.all([onPage(id), inList(id), siteNames(id, '')]);
  await change();
  const changedAt = performance.now();
  await eventually(isSeen, 'everybody sees it', 15_000);
  return performance.now() - changedAt;
};

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity;

const profile = { lastName: 'Khan', phone: '0300 1234567', city: 'Lahore' };

test('a new name of an owner is seen within a second: on the page of the pet, in lists and in what search engines read', async () => {
  const { owner, id } = await aPublicListing();
  const times: number[] = [];
  for (const firstName of ['Sana', 'Mahnoor', 'Zarina']) {
    const rename = () => call(owner, 'PUT', '/auth/profile', { body: { ...profile, firstName, email: owner.email } });
    const isSeen = async () =>
      (await onPage(id)).firstName === firstName && (await inList(id))?.firstName === firstName && (await siteNames(id, firstName));
    times.push(await msUntil(id, rename, isSeen));
  }
  expect(middle(times)).toBeLessThan(1_000);
}, 60_000);

test('a new picture of an owner is seen within a second, and so is that there is none any more', async () => {
  const { owner, id } = await aPublicListing();
  const times: number[] = [];
  for (const hasPicture of [true, false, true]) {
    const form = new FormData();
    form.set('profileImage', await aPhoto(), 'me.jpg');
    const change = () =>
      hasPicture
        ? call(owner, 'PUT', '/auth/profile/upload', { body: form })
        : call(owner, 'PUT', '/auth/profile', { body: { ...profile, firstName: 'Ayesha', email: owner.email, profileImage: null } });
    times.push(await msUntil(id, change, async () => ((await onPage(id)).profileImage !== null) === hasPicture));
  }
  expect(middle(times)).toBeLessThan(1_000);
}, 60_000);

test('the listings of who leaves are out of sight within a second', async () => {
  const { owner, id } = await aPublicListing();
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { token } = await logIn(product.address, owner.email);
    const leave = () => call({ ...owner, token }, 'DELETE', '/auth/deactivate');
    times.push(await msUntil(id, leave, async () => (await statusOf(id)) === 404 && (await inList(id)) === undefined));
    const { email, password } = owner;
    expect((await call(undefined, 'POST', '/auth/reactivate', { body: { email, password } })).status).toBe(200);
    await eventually(async () => (await statusOf(id)) === 200 && (await isListed(id)), 'it is public again');
  }
  expect(middle(times)).toBeLessThan(1_000);
}, 60_000);

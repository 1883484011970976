import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '@paltu/testing';
import { aListing } from './a-listing.ts';
import { callsTo, type Call } from './calls.ts';
import { approveListing, newListing } from './listings.ts';
import { newAdmin, newMember, type Member } from './members.ts';
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

/** A listing of somebody who just joined, which waits for its review. */
const aListingInReview = async () => {
  const owner = await newMember(product.address);
  const { id } = await newListing(call, owner);
  return { owner, id };
};
type Listing = Awaited<ReturnType<typeof aListingInReview>>;

/** From now on everybody sees it, and the gateway keeps it. */
const publish = async ({ id }: Listing): Promise<void> => {
  await approveListing(call, admin, id, 10_000);
  await eventually(async () => (await statusOf(id)) === 200 && (await isListed(id)), 'it is public');
};

test('the listings of who deactivates the account vanish for everybody, and come back with the member', async () => {
  const listing = await aListingInReview();
  const { owner, id } = listing;
  await publish(listing);

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

interface Change {
  /** Before the listing is public. */
  readonly prepare?: (listing: Listing) => Promise<unknown>;
  readonly make: (listing: Listing) => Promise<unknown>;
  readonly isSeen: (listing: Listing) => Promise<boolean>;
}

const mostRounds = 8;
/** For so long the gateway keeps an answer that nothing changes, in milliseconds. */
const keptForMs = 10_000;

/**
 * Makes a change and waits until everybody sees it, earlier than anything expires that was kept since the listing is public: that has fallen
 * with an event. A machine that is too busy for it in one round gets another.
 */
const expectSeenByEvent = async ({ prepare, make, isSeen }: Change): Promise<void> => {
  for (let round = 0; round < mostRounds; round += 1) {
    const listing = await aListingInReview();
    await prepare?.(listing);
    const keptFrom = performance.now();
    await publish(listing);
    await Promise.all([onPage(listing.id), inList(listing.id), siteNames(listing.id, '')]);
    await eventually(async () => !(await isSeen(listing)), 'it is shown as it was before');
    await make(listing);
    await eventually(() => isSeen(listing), 'everybody sees it');
    if (performance.now() - keptFrom < keptForMs) return;
  }
  throw new Error(`in ${mostRounds} rounds the change was seen only when all had expired that was kept`);
};

const editProfile = ({ owner }: Listing, fields: object) => {
  const profile = { firstName: 'Ayesha', lastName: 'Khan', email: owner.email, phone: '0300 1234567', city: 'Lahore' };
  return call(owner, 'PUT', '/auth/profile', { body: { ...profile, ...fields } });
};
const sendPicture = async ({ owner }: Listing): Promise<void> => {
  const form = new FormData();
  form.set('profileImage', await aPhoto(), 'me.jpg');
  await call(owner, 'PUT', '/auth/profile/upload', { body: form });
};
const hasPicture = async ({ id }: Listing): Promise<boolean> => (await onPage(id)).profileImage?.id !== undefined;

test.each<{ readonly what: string } & Change>([
  {
    what: 'a new name of an owner is seen on the page of the pet, in lists and in what search engines read',
    make: (listing) => editProfile(listing, { firstName: 'Zarina' }),
    isSeen: async ({ id }) =>
      (await onPage(id)).firstName === 'Zarina' && (await inList(id))?.firstName === 'Zarina' && (await siteNames(id, 'Zarina')),
  },
  { what: 'a new picture of an owner is seen', make: sendPicture, isSeen: hasPicture },
  {
    what: 'an owner is seen without the picture that was taken away',
    prepare: sendPicture,
    make: (listing) => editProfile(listing, { profileImage: null }),
    isSeen: async (listing) => !(await hasPicture(listing)),
  },
  {
    what: 'the listings of who leaves are out of sight',
    make: ({ owner }) => call(owner, 'DELETE', '/auth/deactivate'),
    isSeen: async ({ id }) => (await statusOf(id)) === 404 && (await inList(id)) === undefined,
  },
])('$what by the event, before what was kept expires', expectSeenByEvent, 150_000);

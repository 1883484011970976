import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { newId, systemClock, type ListingId, type MemberId } from '@paltu/kernel';
import { sqlRows, toColumns } from '@paltu/persistence';
import { presentPortrayedMember, type Member } from '@paltu/projections';
import { cities } from '@paltu/reference';
import fc from 'fast-check';
import { anApprovedListing, anOwnerId, aPendingListing, aPicture, aRejectedListing, nextDay } from '../../test/listing-builders.ts';
import { openListingStore, type ListingStore } from '../../test/open-listing-store.ts';
import { presentListing } from './listing-views-http.ts';
import type { Listing, ListingDetails } from './listing.ts';
import { edit, followOwner, remove } from './owner-decisions.ts';
import { applyApproval, applyRejection } from './review-decisions.ts';

let store: ListingStore;
const noInterest = { likes: 0, views: 0 };

beforeAll(async () => {
  store = await openListingStore(systemClock);
});
afterEach(() => store.empty());
afterAll(() => store.close());

const members: readonly Member[] = [
  {
    id: anOwnerId(),
    version: 1,
    firstName: 'Ayesha "Sana"',
    lastName: 'Khan\\',
    isVerified: true,
    picture: { id: newId(), width: 640, height: 480 },
  },
  { id: anOwnerId(), version: 1, firstName: 'عائشہ', lastName: '', isVerified: false, picture: null },
  { id: anOwnerId(), version: 2, firstName: '', lastName: '', isVerified: false, picture: null },
];
const byId = new Map<MemberId, Member>(members.map((member) => [member.id, member]));

const add = (listing: Listing) => store.inTransaction(({ listings }) => listings.add(listing));

const strange = 'Tabs\t, lines\r\n, "quotes", \\backslashes\\, </script>, é, 🐕, \u2028, پالتو \u200fand\u200c more';

const listings: readonly Listing[] = [
  anApprovedListing({ ownerId: members[0]!.id }),
  anApprovedListing({ ownerId: members[1]!.id, pictures: [], details: { name: 'شیرو', description: strange, tags: [strange, ''] } }),
  anApprovedListing({ ownerId: members[2]!.id }),
  anApprovedListing({
    ownerId: anOwnerId(),
    pictures: [aPicture({ width: 1, height: 2 }), aPicture({ width: 21, height: 12 }), aPicture()],
    details: { adoptionType: 'Sale', price: 100_000_000, tags: [], personality: [], goodWith: [], trainingLevel: '', urgent: true },
    at: new Date('2026-05-01T09:08:07.065Z'),
  }),
  ...cities.map(({ id }) => anApprovedListing({ ownerId: members[0]!.id, details: { cityId: id } })),
  anApprovedListing({ details: { cityId: 'a-city-of-a-later-list' } }),
];

beforeAll(async () => {
  for (const member of members) await store.database('members').insert(toColumns(member, ['picture']));
});

test('a listing goes out as the presenter of owners has it, byte by byte but for the order of fields', async () => {
  for (const listing of listings) {
    await add(listing);
    const { text = '', ownerId } = (await store.published.find(listing.id)) ?? {};
    expect(ownerId).toBe(listing.ownerId);
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(presentListing({ listing, interest: noInterest }, byId))));
    expect(text).toHaveLength(JSON.stringify(presentListing({ listing, interest: noInterest }, byId)).length);
  }
});

test('a listing is shown with how much it is liked and looked at', async () => {
  const listing = anApprovedListing();
  await add(listing);
  const interest = { likes: 3, views: 5 };
  await store.database('interests').insert({ id: listing.id, owner_id: listing.ownerId, version: 8, ...interest });
  const shown = JSON.parse((await store.published.find(listing.id))?.text ?? '') as object;
  expect(shown).toEqual(JSON.parse(JSON.stringify(presentListing({ listing, interest }, byId))));
  expect((await store.queries.find(listing.id))?.interest).toEqual(interest);
});

interface Shown {
  readonly id: ListingId;
  readonly owner: { readonly profileImage?: unknown };
}

test('a page holds the same but for the pictures of owners, in its order', async () => {
  const some = listings.slice(0, 3);
  for (const listing of some) await add(listing);
  const { pets } = await store.published.list({}, 'newest', { page: 1, limit: 10 });
  const shown = JSON.parse(pets) as Shown[];
  expect(shown.map(({ id }) => id).sort()).toEqual(some.map(({ id }) => id).sort());
  for (const pet of shown) {
    const { owner, ...alone } = JSON.parse((await store.published.find(pet.id))?.text ?? '') as Shown;
    const { profileImage: _, ...named } = owner;
    expect(pet).toEqual({ ...alone, owner: named });
  }
  const newestFirst = some.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1));
  expect(shown.map(({ id }) => id)).toEqual(newestFirst.map(({ id }) => id));
});

test('an owner of whom no event came yet is shown without a name', async () => {
  const listing = anApprovedListing();
  await add(listing);
  const shown = JSON.parse((await store.published.find(listing.id))?.text ?? '') as { owner: unknown };
  expect(shown.owner).toEqual(presentPortrayedMember(listing.ownerId, new Map()));
});

test('what is not published is not found', async () => {
  for (const hidden of [aPendingListing(), aRejectedListing(), remove(anApprovedListing(), nextDay).state]) {
    await add(hidden);
    expect(await store.published.find(hidden.id)).toBeUndefined();
  }
  expect(await store.published.find(newId() as ListingId)).toBeUndefined();
});

const recount = `select status, species, adoption_type as "adoptionType", city_id as "cityId", count(*) as count
  from listings where is_published group by status, species, adoption_type, city_id`;
const inOrder = (counts: readonly object[]): readonly string[] => counts.map((one) => JSON.stringify(one)).sort();

const details = fc.record(
  {
    species: fc.constantFrom('Dog', 'Cat'),
    cityId: fc.constantFrom('lahore', 'karachi'),
    status: fc.constantFrom('Available', 'Adopted'),
    adoptionType: fc.constantFrom('Adoption', 'Trial'),
    name: fc.constantFrom('Moti', 'Sheru'),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Partial<ListingDetails>>;

const step: fc.Arbitrary<(listing: Listing) => Listing> = fc.oneof(
  details.map((changes) => (listing: Listing) => edit(listing, { details: changes }, nextDay).state),
  fc.constant((listing: Listing) => {
    const decided = { decisionId: newId(), contentVersion: listing.contentVersion };
    return applyApproval(listing, decided, nextDay).state;
  }),
  fc.constant((listing: Listing) => {
    const decided = { decisionId: newId(), contentVersion: listing.contentVersion, reason: 'Blurred' };
    return applyRejection(listing, decided, nextDay).state;
  }),
  fc.boolean().map((isAway) => (listing: Listing) => followOwner(listing, isAway, nextDay).state),
  fc.constant((listing: Listing) => remove(listing, nextDay).state),
);

test('counts by status, species, kind and city are what a recount finds after whatever happens to listings, folded or not', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(3), step, fc.boolean()), { maxLength: 20 }), async (steps) => {
      await store.empty();
      const walked = Array.from({ length: 4 }, () => anApprovedListing());
      for (const listing of walked) await add(listing);
      for (const [index, change, isFolded] of steps) {
        const before = walked[index]!;
        const after = before.deletedAt === null ? change(before) : before;
        walked[index] = after;
        await store.inTransaction(({ listings: kept }) => kept.save(after));
        if (isFolded) await store.counts.fold();
        expect(inOrder(await store.counts.read())).toEqual(inOrder(await sqlRows<object>(store.database, recount)));
      }
    }),
    { numRuns: 15 },
  );
});

import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { newId, type ListingId } from '@paltu/kernel';
import type { PageWanted } from '@paltu/persistence';
import { anApprovedListing, anOwnerId, aPendingListing, aPicture, aRejectedListing, nextDay } from '../../test/listing-builders.ts';
import { openListingStore, storeTotalCap, type ListingStore } from '../../test/open-listing-store.ts';
import { toListing, toRow, type OwnListingFilter } from './listing-store.ts';
import type { Listing, ListingDetails, ListingEvent } from './listing.ts';
import { edit, remove } from './owner-decisions.ts';
import type { ListingFilter, ListingOrder } from './published-sql-store.ts';

let store: ListingStore;
beforeAll(async () => {
  store = await openListingStore({ now: () => nextDay });
});
afterEach(() => store.empty());
afterAll(() => store.close());

const add = (listing: Listing, events: readonly ListingEvent[] = []) =>
  store.inTransaction(async ({ listings, outbox }) => {
    await listings.add(listing);
    await outbox.append(events);
  });
const get = (id: ListingId) => store.inTransaction(({ listings }) => listings.get(id));

describe('listings that are kept', () => {
  test.each([
    ['pending', aPendingListing()],
    [
      'approved, for sale, with everything',
      anApprovedListing({
        details: { adoptionType: 'Sale', price: 100_000_000, tags: ['a "quoted", {tag}', 'پالتو'], trainingLevel: '' },
      }),
    ],
    ['rejected', aRejectedListing({ pictures: [] })],
    ['deleted', remove(anApprovedListing(), nextDay).state],
  ])('a %s one comes back as it was', async (_name, listing) => {
    await add(listing);
    expect(await get(listing.id)).toEqual(listing);
  });

  test('a change is kept', async () => {
    const listing = anApprovedListing();
    await add(listing);
    const { state: edited } = edit(listing, { details: { name: 'شیرو', tags: [] }, pictures: [aPicture()] }, nextDay);
    await store.inTransaction(({ listings }) => listings.save(edited));
    expect(await get(listing.id)).toEqual(edited);
  });

  test('a column of the next release is no part of a listing', () => {
    const row = toRow(anApprovedListing());
    expect(toListing({ ...row, next_version: '' })).toEqual(toListing(row));
  });

  test('one that was never added is not found', async () => {
    const id = newId() as ListingId;
    expect(await store.inTransaction(({ listings }) => listings.find(id))).toBeUndefined();
    await expect(get(id)).rejects.toMatchObject({ code: 'pet.not-found' });
  });

  test('one id is one listing', async () => {
    const listing = aPendingListing();
    await add(listing);
    await expect(add(listing)).rejects.toThrow();
  });
});

describe('a transaction', () => {
  test('keeps listing and events together', async () => {
    const listing = aPendingListing();
    await add(listing, [{ type: 'PetCreated', listing, at: nextDay }]);
    expect(await store.publishedTypes()).toEqual(['created']);
  });

  test('that fails keeps neither', async () => {
    const listing = aPendingListing();
    const failing = store.inTransaction(async ({ listings, outbox }) => {
      await listings.add(listing);
      await outbox.append([{ type: 'PetCreated', listing, at: nextDay }]);
      throw new Error('the power went out');
    });
    await expect(failing).rejects.toThrow('the power went out');
    await expect(get(listing.id)).rejects.toMatchObject({ code: 'pet.not-found' });
    expect(await store.publishedTypes()).toEqual([]);
  });

  test('sees what the one before it left: ten edits at once lose none', async () => {
    const listing = aPendingListing();
    await add(listing);
    const addTag = (tag: string) =>
      store.inTransaction(async ({ listings, outbox }) => {
        const before = await listings.get(listing.id);
        const { state: edited, events } = edit(before, { details: { tags: [...before.details.tags, tag] } }, nextDay);
        await listings.save(edited);
        await outbox.append(events);
      });
    await Promise.all(Array.from({ length: 10 }, (_, index) => addTag(`tag ${index}`)));
    const edited = await get(listing.id);
    expect(edited.details.tags).toHaveLength(12);
    expect([edited.version, edited.contentVersion, (await store.publishedTypes()).length]).toEqual([11, 11, 10]);
  });
});

describe('what a screen lists', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 3, 30, 12, minute));
  const published = async (minute: number, details: Partial<ListingDetails>) => {
    const listing = anApprovedListing({ details, at: at(minute) });
    await add(listing);
    return listing;
  };
  const shown = async (filter: ListingFilter, order: ListingOrder, page: PageWanted) => {
    const { pets, counted } = await store.published.list(filter, order, page);
    return { pets: JSON.parse(pets) as { id: string; name: string }[], counted };
  };
  const names = async (filter: ListingFilter = {}, order: ListingOrder = 'newest', page = { page: 1, limit: 10 }) =>
    (await shown(filter, order, page)).pets.map(({ name }) => name);

  test('holds what is approved and not deleted, and nothing else', async () => {
    for (const hidden of [aPendingListing(), aRejectedListing(), remove(anApprovedListing(), nextDay).state]) await add(hidden);
    const listing = await published(1, { name: 'Seen' });
    const { pets, counted } = await shown({}, 'newest', { page: 1, limit: 10 });
    expect([pets.map(({ id }) => id), counted]).toEqual([[listing.id], 1]);
  });

  test('comes in every order that can be asked for', async () => {
    await published(1, { name: 'zoya', adoptionType: 'Sale', price: 300 });
    await published(2, { name: 'Äpfel', adoptionType: 'Sale', price: 100 });
    await published(3, { name: 'بلی', adoptionType: 'Sale', price: 200 });
    await published(4, { name: 'Bruno', adoptionType: 'Sale', price: 50 });
    expect(await names({}, 'newest')).toEqual(['Bruno', 'بلی', 'Äpfel', 'zoya']);
    expect(await names({}, 'oldest')).toEqual(['zoya', 'Äpfel', 'بلی', 'Bruno']);
    expect(await names({}, 'price-low')).toEqual(['Bruno', 'Äpfel', 'بلی', 'zoya']);
    expect(await names({}, 'price-high')).toEqual(['zoya', 'بلی', 'Äpfel', 'Bruno']);
    expect(await names({}, 'name')).toEqual(['Äpfel', 'Bruno', 'zoya', 'بلی']);
  });

  test('comes page by page without gap or double, also where the order does not decide', async () => {
    for (let index = 0; index < 5; index += 1) await published(1, { name: `${index}` });
    for (const order of ['newest', 'oldest', 'price-low', 'price-high', 'name'] as const) {
      const pages = await Promise.all([1, 2, 3, 4].map((page) => names({}, order, { page, limit: 2 })));
      expect(pages.map(({ length }) => length)).toEqual([2, 2, 1, 0]);
      expect(new Set(pages.flat()).size).toBe(5);
    }
  });

  test('is counted up to the cap and one over it', async () => {
    for (let index = 0; index < storeTotalCap; index += 1) await published(index, {});
    const counted = async () => (await shown({}, 'newest', { page: 1, limit: 1 })).counted;
    expect(await counted()).toBe(storeTotalCap);
    await published(30, {});
    await published(31, {});
    expect(await counted()).toBe(storeTotalCap + 1);
  });

  test.each<[ListingFilter, Partial<ListingDetails>]>([
    [{ species: 'Cat' }, { species: 'Cat' }],
    [{ gender: 'Female' }, { gender: 'Female' }],
    [{ size: 'Small' }, { size: 'Small' }],
    [{ cityId: 'karachi' }, { cityId: 'karachi' }],
    [{ adoptionType: 'Trial' }, { adoptionType: 'Trial' }],
    [{ vaccinated: false }, { vaccinated: false }],
    [{ urgent: true }, { urgent: true }],
    [{ breed: 'SHEPH' }, { breed: 'German Shepherd' }],
    [{ breed: '50%_\\' }, { breed: 'exactly 50%_\\ poodle' }],
    [{ breed: 'sh' }, { breed: 'German Shepherd' }],
    [{ minAge: 25 }, { age: '3 years' }],
    [{ maxAge: 2 }, { age: 'دو ماہ' }],
    [{ minPrice: 500 }, { adoptionType: 'Sale', price: 500 }],
    [
      { minPrice: 400, maxPrice: 500 },
      { adoptionType: 'Sale', price: 450 },
    ],
  ])('is narrowed by %j', async (filter, details) => {
    await published(1, { name: 'Other' });
    await published(2, { name: 'Wanted', ...details });
    expect(await names(filter)).toEqual(['Wanted']);
  });

  test('is narrowed by a highest price and by what to leave out', async () => {
    const cheap = await published(1, { name: 'Cheap' });
    await published(2, { name: 'Dear', adoptionType: 'Sale', price: 501 });
    expect(await names({ maxPrice: 500 })).toEqual(['Cheap']);
    expect(await names({ excludeId: cheap.id })).toEqual(['Dear']);
  });

  test('of an owner holds all their own but the deleted, newest first', async () => {
    const ownerId = anOwnerId();
    const [pending, approved, rejected] = [
      aPendingListing({ ownerId, at: at(1) }),
      anApprovedListing({ ownerId, at: at(2), details: { status: 'Adopted' } }),
      aRejectedListing({ ownerId, at: at(3) }),
    ];
    for (const listing of [pending, approved, rejected, remove(aPendingListing({ ownerId }), nextDay).state, anApprovedListing()])
      await add(listing);
    const own = async (filter: OwnListingFilter) =>
      (await store.queries.listOwn(ownerId, filter, { sortBy: 'newest', page: 1, limit: 10 })).listings.map(({ listing }) => listing);
    expect(await own({})).toEqual([rejected, approved, pending]);
    expect(await own({ approvalStatus: 'pending' })).toEqual([pending]);
    expect(await own({ status: 'Adopted' })).toEqual([approved]);
    expect(await own({ species: 'Cat' })).toEqual([]);
    expect(await own({ species: 'Dog', search: 'labardor', approvalStatus: 'rejected' })).toEqual([rejected]);
    expect(await own({ search: 'persian' })).toEqual([]);
  });

  test('of an owner begins with what was sent back, over all pages, when asked to', async () => {
    const ownerId = anOwnerId();
    const [sentBack, ...others] = [
      aRejectedListing({ ownerId, at: at(1) }),
      anApprovedListing({ ownerId, at: at(4) }),
      aPendingListing({ ownerId, at: at(3) }),
    ];
    const alsoSentBack = aRejectedListing({ ownerId, at: at(2) });
    for (const listing of [sentBack, ...others, alsoSentBack]) await add(listing);
    const pages = await Promise.all([1, 2].map((page) => store.queries.listOwn(ownerId, {}, { sortBy: 'sent-back', page, limit: 2 })));
    const found = pages.map(({ listings }) => listings.map(({ listing }) => listing));
    expect(found).toEqual([[alsoSentBack, sentBack], others]);
  });

  test('finds what was refused long ago and still has pictures', async () => {
    const [old, older] = [aRejectedListing({ at: at(2) }), aRejectedListing({ at: at(1) })];
    const others = [
      aRejectedListing({ at: at(3) }),
      aRejectedListing({ at: at(1), pictures: [] }),
      anApprovedListing({ at: at(1) }),
      remove(aRejectedListing({ at: at(1) }), at(1)).state,
    ];
    for (const listing of [old, older, ...others]) await add(listing);
    const [first, ...behind] = await store.queries.listRejectedWithPictures(at(2), undefined, 10);
    expect([first, ...behind].map((one) => one?.id)).toEqual([older.id, old.id]);
    expect(await store.queries.listRejectedWithPictures(at(2), undefined, 1)).toEqual([first]);
    expect(await store.queries.listRejectedWithPictures(at(2), first, 10)).toEqual(behind);
  });

  test('does not show a deleted listing by itself', async () => {
    const { state: listing } = remove(anApprovedListing(), nextDay);
    await add(listing);
    expect(await store.queries.find(listing.id)).toBeUndefined();
    expect(await store.queries.find(newId() as ListingId)).toBeUndefined();
  });
});

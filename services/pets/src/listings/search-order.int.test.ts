import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { systemClock } from '@paltu/kernel';
import type { PageWanted } from '@paltu/persistence';
import { anApprovedListing, anOwnerId, aPicture } from '../../test/listing-builders.ts';
import { openListingStore, type ListingStore } from '../../test/open-listing-store.ts';
import type { ListingFilter } from './published-sql-store.ts';
import { pgPublishedListings } from './published-store.ts';

let store: ListingStore;
beforeAll(async () => {
  store = await openListingStore(systemClock);
});
afterEach(() => store.empty());
afterAll(() => store.close());

const plain = { species: 'Dog', breed: 'Desi', description: 'Nothing much', tags: [], color: '', vaccinated: false } as const;
let minute = 0;
const listed = (name: string, wanted: Parameters<typeof anApprovedListing>[0] = {}) =>
  store.inTransaction(({ listings }) => {
    minute += 1;
    const at = new Date(Date.UTC(2026, 0, 1, 12, minute));
    return listings.add(anApprovedListing({ pictures: [], at, ...wanted, details: { ...plain, name, ...wanted.details } }));
  });

const namesOf = (pets: string): string[] => (JSON.parse(pets) as { name: string }[]).map(({ name }) => name);
const search = (text: string, filter: ListingFilter = {}, page: PageWanted = { page: 1, limit: 10 }) =>
  store.published.search(text, filter, 'relevance', page);
const names = async (text: string, page?: PageWanted) => namesOf((await search(text, {}, page)).found.pets);
const instead = async (text: string, filter: ListingFilter = {}) => {
  const { alternatives } = (await search(text, filter)).search;
  if (alternatives === null) return null;
  const { found, ...beside } = alternatives;
  return { ...beside, names: namesOf(found.pets) };
};

describe('the first pets of a search', () => {
  test.each(['dog', 'dog gentle'])('for %p can still be had, then are featured or described better, then are newer', async (text) => {
    const gentle = { description: 'gentle' };
    const long = { description: `gentle ${'and so on '.repeat(10)}` };
    await listed('Adopted', { pictures: [aPicture()], details: { ...long, vaccinated: true, status: 'Adopted' } });
    await listed('Photographed', { pictures: [aPicture()], details: gentle });
    await listed('Featured', { details: gentle });
    await store.database('listings').where({ name: 'Featured' }).update({ featured: true });
    await listed('Described', { details: long });
    await listed('Complete', { pictures: [aPicture()], details: { ...long, vaccinated: true } });
    await listed('Older', { details: gentle });
    await listed('Newest', { details: gentle });
    expect(await names(text)).toEqual(['Featured', 'Complete', 'Photographed', 'Described', 'Newest', 'Older', 'Adopted']);
  });

  test('was featured long ago, it is no longer first', async () => {
    await listed('Featured', { at: new Date(Date.UTC(2025, 11, 1)) });
    await store.database('listings').update({ featured: true });
    await listed('Newest');
    expect(await names('dog')).toEqual(['Newest', 'Featured']);
  });

  test.each(['dog', 'dog gentle'])('for %p are of no member more than three of twelve', async (text) => {
    const ownerId = anOwnerId();
    const details = { description: 'gentle' };
    for (let index = 0; index < 12; index += 1) await listed(`Other ${index}`, { details });
    for (let index = 0; index < 20; index += 1) await listed(`Own ${index}`, { ownerId, details });
    const pages = await Promise.all([1, 2, 3].map((page) => names(text, { page, limit: 12 })));
    expect(pages[0]?.slice(0, 4)).toEqual(['Own 19', 'Own 18', 'Own 17', 'Other 11']);
    expect(pages[0]?.filter((name) => name.startsWith('Own'))).toHaveLength(3);
    expect(new Set(pages.flat()).size).toBe(32);
  });
});

describe('where a city has nothing of a search', () => {
  test('the nearest city that has all of it comes before less of it, and answers how far it is', async () => {
    await listed('Far', { details: { species: 'Cat', cityId: 'lahore' } });
    await listed('Near', { details: { species: 'Cat', cityId: 'khanewal' } });
    await listed('Farther', { details: { species: 'Cat', cityId: 'sahiwal' } });
    await listed('Dog', { details: { species: 'Dog', cityId: 'multan' } });
    const nearby = { wanted: 'multan', cityId: 'khanewal', distance: expect.closeTo(42_400, -3) };
    for (const [text, filter] of [
      ['multan billi', {}],
      ['billi', { cityId: 'multan' }],
      ['gulgasht billi', {}],
    ] as const)
      expect([text, await instead(text, filter)]).toEqual([text, { search: 'billi Khanewal', names: ['Near'], nearby }]);
  });

  test('a city farther than three hundred kilometres is not near', async () => {
    await listed('Far', { details: { species: 'Cat', cityId: 'karachi' } });
    expect(await instead('multan billi')).toEqual({ search: 'billi', names: ['Far'] });
  });

  test('a word that is nowhere is left out before it is looked for elsewhere', async () => {
    await listed('Own', { details: { species: 'Cat', cityId: 'multan' } });
    await listed('Near', { details: { species: 'Cat', cityId: 'khanewal' } });
    expect(await instead('multan billi xqxqxq')).toEqual({ search: 'multan billi', names: ['Own'] });
  });
});

/** Copies of the only listing. */
const copies = `insert into listings select copied.* from (select to_jsonb(listings) as one from listings) as usual, generate_series(1, 320) as nth,
  lateral jsonb_populate_record(null::listings, one || jsonb_build_object('id', gen_random_uuid(), 'version', nth)) as copied`;

test('of a search that only refuses no more are counted than there are', async () => {
  await listed('Own');
  await store.database.raw(copies);
  await store.database.raw('analyze listings');
  const published = pgPublishedListings(store.reads, systemClock, 1_000);
  const { found } = await published.search('no cats', {}, 'relevance', { page: 1, limit: 12 });
  expect([namesOf(found.pets).length, found.counted]).toEqual([12, 321]);
});

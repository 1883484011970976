import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { systemClock } from '@paltu/kernel';
import { anApprovedListing } from '../../../test/listing-builders.ts';
import { openListingStore, type ListingStore } from '../../../test/open-listing-store.ts';
import { foldListings } from './knex-listing-folding.ts';
import { toRow } from './listing-row.ts';

let store: ListingStore;
beforeAll(async () => {
  store = await openListingStore(systemClock);
});
afterAll(() => store.close());

const asKept = async (document: unknown): Promise<unknown> =>
  (await store.database.raw<{ rows: { document: unknown }[] }>('select ?::tsvector as document', [document as string])).rows[0]?.document;

test('what an earlier release wrote can be found once it was folded, and nothing else of it changes', async () => {
  const listings = Array.from({ length: 1_203 }, (_, index) =>
    anApprovedListing({ details: { name: `Moti ${index}`, age: '۳ ماہ' }, pictures: [] }),
  );
  const rows = listings.map(toRow);
  await store.database.batchInsert(
    'listings',
    rows.map((row) => ({ ...row, document: null, search_text: ' old ', age_months: null })),
    300,
  );
  const found = async () => (await store.published.search('moti 1202', { maxAge: 3 }, 'newest', { page: 1, limit: 1 })).found.counted;
  expect(await found()).toBe(0);
  expect(await foldListings(store.database)()).toBe(1_203);
  expect(await found()).toBe(1);
  expect(await foldListings(store.database)()).toBe(0);
  const { document, search_text, age_months, ...kept } = await store
    .database('listings')
    .where({ id: listings[7]!.id })
    .first<Record<string, unknown>>();
  expect([document, search_text, age_months]).toEqual([await asKept(rows[7]!['document']), null, 3]);
  expect({ ...kept, pictures: JSON.stringify(kept['pictures']) }).toMatchObject({ name: 'Moti 7', version: rows[7]!['version'] });
});

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { systemClock, type ListingId } from '@paltu/kernel';
import { runTransaction } from '@paltu/persistence';
import { up } from '../migrations/20261130141500_keep_birth_dates.ts';
import { toRow } from '../src/listings/listing-store.ts';
import { edit } from '../src/listings/owner-decisions.ts';
import { anApprovedListing } from './listing-builders.ts';
import { openListingStore, type ListingStore } from './open-listing-store.ts';

let store: ListingStore;
beforeAll(async () => {
  store = await openListingStore(systemClock);
});
afterAll(() => store.close());

const october = new Date('2026-10-03T08:00:00Z');
const november = new Date('2026-11-10T08:00:00Z');
const listed = (age: string) => anApprovedListing({ details: { age }, at: october });

test('what is listed has its age from when it was sent, and its day of birth from that; an age that cannot be read has none', async () => {
  const [once, unknown, repriced] = [
    listed('2 months'),
    listed('kitten'),
    edit(listed('1 year'), { details: { urgent: true } }, november).state,
  ];
  const again = edit(listed('2 years'), { details: { description: 'Now with another text' } }, november).state;
  const all = [once, unknown, repriced, again];
  const kept = await runTransaction(store.database, async (trx) => {
    // The table as the release before leaves it.
    await trx.raw('alter table listings drop column aged_at, drop column born_on');
    const asBefore = all.map(toRow).map(({ aged_at: _a, born_on: _b, ...row }) => row);
    await trx('listings').insert(asBefore);
    await up(trx);
    const { aged_at: _a, born_on: _b, ...addedByIt } = toRow(listed('3 weeks'));
    await trx('listings').insert(addedByIt);
    const rows = await trx('listings').select('id', 'aged_at', trx.raw('born_on::text'));
    return new Map(rows.map(({ id, aged_at, born_on }) => [id as ListingId, [aged_at, born_on]]));
  });
  expect(all.map(({ id }) => kept.get(id))).toEqual([
    [october, '2026-08-03'],
    [october, null],
    [october, '2025-10-03'],
    [november, '2024-11-10'],
  ]);
  expect(kept.size).toBe(all.length + 1);
});

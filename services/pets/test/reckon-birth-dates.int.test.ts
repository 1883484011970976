import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { systemClock, type ListingId } from '@paltu/kernel';
import { reckonBirthDates, toListing, toRow } from '../src/listings/listing-store.ts';
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

test('what a release before listed has its age from when it was sent, and its day of birth from that; an age that cannot be read has none', async () => {
  const [once, unknown, repriced] = [
    listed('2 months'),
    listed('kitten'),
    edit(listed('1 year'), { details: { urgent: true } }, november).state,
  ];
  const again = edit(listed('2 years'), { details: { description: 'Now with another text' } }, november).state;
  const [changed, known] = [listed('3 months'), edit(listed('4 months'), { details: { description: 'A newer text' } }, november).state];
  const before = [once, unknown, repriced, again];
  await store.database('listings').insert(before.map(toRow).map(({ aged_at: _a, born_on: _b, aged_as: _s, ...row }) => row));
  await store.database('listings').insert([changed, known].map(toRow));
  // Here it changed the age that a release after it had written.
  const sentAgain = { age: '5 months', version: 3, content_version: 2, submitted_at: november };
  await store.database('listings').where({ id: changed.id }).update(sentAgain);
  const all = [...before, changed, known];
  const inTurn = <T>(found: ReadonlyMap<ListingId, T>) => all.map(({ id }) => found.get(id));
  const typed = [october, october, october, november, november, october];

  const unreckoned: object[] = await store.database('listings');
  expect(inTurn(new Map(unreckoned.map(toListing).map(({ id, agedAt }) => [id, agedAt])))).toEqual(typed);
  expect([await reckonBirthDates(store.database)(), await reckonBirthDates(store.database)()]).toEqual([5, 0]);
  const rows = await store.database('listings').select('id', 'aged_at', store.database.raw('born_on::text'));
  const born = ['2026-08-03', null, '2025-10-03', '2024-11-10', '2026-06-10', '2026-06-03'];
  expect(inTurn(new Map(rows.map(({ id, aged_at, born_on }) => [id as ListingId, [aged_at, born_on]])))).toEqual(
    typed.map((at, nth) => [at, born[nth]]),
  );
});

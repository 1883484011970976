import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { systemClock } from '@paltu/kernel';
import { anApprovedListing, aPendingListing } from '../../../test/listing-builders.ts';
import { openListingStore, type ListingStore } from '../../../test/open-listing-store.ts';
import { dateApprovals } from './knex-listing-approvals.ts';
import { toRow } from './listing-row.ts';

let store: ListingStore;
beforeAll(async () => {
  store = await openListingStore(systemClock);
});
afterAll(() => store.close());

test('what an earlier release approved was approved when it was decided on last, as far as that is known', async () => {
  const decisions = ['01a1b2c3-d4e5-7000-8000-000000000001', '019a0000-0000-7abc-8000-000000000002'];
  const approved = Array.from({ length: 701 }, () => ({ ...anApprovedListing({ pictures: [] }), decisions, approvedAt: null }));
  const [dated, pending, unknown] = [
    { ...anApprovedListing(), decisions },
    { ...aPendingListing(), decisions },
    { ...anApprovedListing(), decisions: ['decision-1'], approvedAt: null },
  ];
  await store.database.batchInsert('listings', [...approved, dated, pending, unknown].map(toRow), 300);

  expect(await dateApprovals(store.database)()).toBe(701);
  const approvedAt = async (id: string) =>
    (await store.database('listings').where({ id }).first<{ approved_at: Date | null }>()).approved_at;
  expect(await approvedAt(approved[700]!.id)).toEqual(new Date(Number.parseInt('019a00000000', 16)));
  expect(await Promise.all([dated, pending, unknown].map(({ id }) => approvedAt(id)))).toEqual([dated.approvedAt, null, null]);
  expect(await dateApprovals(store.database)()).toBe(0);
});

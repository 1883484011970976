import { expect, test } from '@jest/globals';
import { anApprovedListing, aPendingListing, aRejectedListing, firstDay } from '../../../test/listing-builders.ts';
import { dropRejectedPictures } from './rejected-pictures.ts';

const days = (count: number) => new Date(firstDay.getTime() + count * 24 * 60 * 60_000);

test('thirty days after a refusal its pictures go, and nothing else changes', () => {
  const before = aRejectedListing();
  expect(dropRejectedPictures(before, days(29)).events).toEqual([]);
  const { state: listing, events } = dropRejectedPictures(before, days(30));
  expect(listing).toEqual({ ...before, pictures: [], version: 3, contentVersion: 2, decisions: [], updatedAt: days(30) });
  expect(events).toEqual([{ type: 'PetUpdated', listing, at: days(30) }]);
  expect(dropRejectedPictures(listing, days(90)).events).toEqual([]);
});

test('a listing that waits or is in sight keeps its pictures', () => {
  for (const listing of [aPendingListing(), anApprovedListing()]) expect(dropRejectedPictures(listing, days(90)).events).toEqual([]);
});

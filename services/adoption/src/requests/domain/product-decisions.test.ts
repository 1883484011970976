import { expect, test } from '@jest/globals';
import type { KnownPet } from '@paltu/projections';
import { endOfListing } from './product-decisions.ts';

const aListing = (over: Partial<KnownPet> = {}) =>
  ({ isDeleted: false, approvalStatus: 'approved', snapshot: { status: 'Available' }, ...over }) as KnownPet;

test('a listing ends the requests for it by being deleted, adopted or refused, and by nothing else', () => {
  expect(endOfListing(aListing())).toBeUndefined();
  expect(endOfListing(aListing({ approvalStatus: 'pending', isOwnerAway: true }))).toBeUndefined();
  expect(endOfListing(aListing({ isDeleted: true }))).toBe('listing-deleted');
  expect(endOfListing(aListing({ approvalStatus: 'rejected' }))).toBe('listing-refused');
  expect(endOfListing(aListing({ snapshot: { ...aListing().snapshot, status: 'Adopted' } }))).toBe('pet-adopted');
});

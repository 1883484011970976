import { expect, test } from '@jest/globals';
import { systemClock } from '@paltu/kernel';
import type { KnownPet } from '@paltu/projections';
import { followListingOf } from './follow-listing-of.ts';

const written = new Error('something is written');
const follow = followListingOf({ inTransaction: () => Promise.reject(written), clock: systemClock });
const aListing = (over: Partial<KnownPet> = {}) =>
  ({ isDeleted: false, approvalStatus: 'approved', snapshot: { status: 'Available' }, ...over }) as KnownPet;

test('what happens to a listing without ending it is written by the projection of pets alone', async () => {
  await follow(aListing());
  await follow(aListing({ approvalStatus: 'pending', isOwnerAway: true }));
  await expect(follow(aListing({ isDeleted: true }))).rejects.toBe(written);
  await expect(follow(aListing({ approvalStatus: 'rejected' }))).rejects.toBe(written);
});

import { expect, test } from '@jest/globals';
import { silentLogger, type ListingId } from '@paltu/kernel';
import type { InListingTransaction, ListingScope } from './listing-store.ts';
import { dropPicturesOfRejected } from './listing-use-cases.ts';

const clock = { now: () => new Date('2027-03-01T08:00:00Z') };

test('all that was refused long ago loses its pictures, but where that fails', async () => {
  const read: string[] = [];
  const get = async (id: ListingId) => {
    if (id === '1') throw new Error('this one fails');
    read.push(id);
    return { id, pictures: [], approvalStatus: 'pending' };
  };
  const inTransaction: InListingTransaction = (work) => work({ listings: { get }, keep: async () => undefined } as unknown as ListingScope);
  const queries = { listRejectedWithPictures: async () => ['1', '2', '3'].map((id) => ({ id: id as ListingId, updatedAt: clock.now() })) };
  expect(await dropPicturesOfRejected({ inTransaction, queries, clock, logger: silentLogger })()).toBe(2);
  expect(read).toEqual(['2', '3']);
});

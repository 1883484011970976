import { expect, test } from '@jest/globals';
import { reviewsQuery } from './review-views-http.ts';

test('the list of reviews reads its choices as the list of pets does: in any letter case, and an empty one is none', () => {
  expect(reviewsQuery.parse({ approvalStatus: 'Pending', sortBy: 'OLDEST' })).toMatchObject({
    approvalStatus: 'pending',
    sortBy: 'oldest',
  });
  expect(reviewsQuery.parse({ approvalStatus: '', sortBy: '' })).toEqual(reviewsQuery.parse({}));
  expect(reviewsQuery.parse({})).toEqual({ page: 1, limit: 10, sortBy: 'newest' });
  expect(reviewsQuery.safeParse({ approvalStatus: 'all' }).success).toBe(false);
});

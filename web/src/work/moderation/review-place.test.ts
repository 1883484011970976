import { expect, test } from '@jest/globals';
import { neighbour, placeOf, queryOf } from './review-place.ts';

test('an address that means nothing opens the first page of the queue, who has waited longest first', () => {
  expect(placeOf({ tab: 'lost', page: '-1', sortBy: 'name' })).toEqual({ tab: 'pending', page: 1, order: 'oldest', id: undefined });
  expect(placeOf({ tab: 'rejected', page: '3', id: 'a' })).toEqual({ tab: 'rejected', page: 3, order: 'newest', id: 'a' });
});

test('an address holds a place, and leaves out defaults', () => {
  expect(queryOf(placeOf({}))).toEqual({ tab: '', page: '', sortBy: '', search: '', id: '' });
  const asked = { tab: 'all', page: '2', sortBy: 'oldest', search: 'cat', id: 'a' };
  expect(queryOf(placeOf(asked))).toEqual(asked);
});

test('moving through the queue stops at its ends', () => {
  const pets = [{ id: 'a' }, { id: 'b' }];
  expect(neighbour(pets, 'a', 1)?.id).toBe('b');
  expect(neighbour(pets, 'b', 1)?.id).toBe('b');
  expect(neighbour(pets, 'a', -1)?.id).toBe('a');
  expect(neighbour([], undefined, 1)).toBeUndefined();
});

import { expect, test } from '@jest/globals';
import { neighbour, placeOf } from './review-place.ts';

test('an address that means nothing opens the first page of the queue', () => {
  expect(placeOf({ tab: 'lost', page: '-1' })).toEqual({ tab: 'pending', page: 1, id: undefined });
  expect(placeOf({ tab: 'rejected', page: '3', id: 'a' })).toEqual({ tab: 'rejected', page: 3, id: 'a' });
});

test('moving through the queue stops at its ends', () => {
  const pets = [{ id: 'a' }, { id: 'b' }];
  expect(neighbour(pets, 'a', 1)?.id).toBe('b');
  expect(neighbour(pets, 'b', 1)?.id).toBe('b');
  expect(neighbour(pets, 'a', -1)?.id).toBe('a');
  expect(neighbour([], undefined, 1)).toBeUndefined();
});

import { expect, test } from '@jest/globals';
import { openListing } from './open-listing.ts';

const [a, b] = [{ id: 'a' }, { id: 'b' }];
const place = { tab: 'pending', page: 1, order: 'oldest', id: undefined } as const;

test('the desk opens with the first of the queue, or with the one that the address names', () => {
  expect(openListing([a, b], place, undefined)).toBe(a);
  expect(openListing([a, b], { ...place, id: 'b' }, undefined)).toBe(b);
});

test('a listing that another admin decides meanwhile stays on the desk: a decision never falls on the next one', () => {
  const held = { tab: 'pending', page: 1, order: 'oldest', pet: a } as const;
  expect(openListing([b], place, held)).toBe(a);
  expect(openListing([b], { ...place, id: 'a' }, held)).toBe(a);
});

test('no other listing takes the place of the one that is on its way', () => {
  expect(openListing([a], { ...place, id: 'b' }, undefined, true)).toBeUndefined();
  expect(openListing([a, b], { ...place, id: 'b' }, undefined, true)).toBe(b);
});

test('another tab, page or order of the queue begins afresh', () => {
  const held = { tab: 'pending', page: 1, order: 'oldest', pet: a } as const;
  expect(openListing([b], { ...place, tab: 'approved' }, held)).toBe(b);
  expect(openListing([b], { ...place, page: 2 }, held)).toBe(b);
  expect(openListing([b], { ...place, order: 'newest' }, held)).toBe(b);
});

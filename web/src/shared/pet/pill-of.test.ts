import { expect, test } from '@jest/globals';
import { pillOf } from './pill-of.ts';

test('a card has one pill: status before urgent before featured', () => {
  expect(pillOf({ status: 'Adopted', urgent: true, featured: true })).toBe('adopted');
  expect(pillOf({ status: 'Pending', urgent: true, featured: true })).toBe('pending');
  expect(pillOf({ status: 'Available', urgent: true, featured: true })).toBe('urgent');
  expect(pillOf({ status: 'Available', urgent: false, featured: true })).toBe('featured');
  expect(pillOf({ status: 'Available', urgent: false, featured: false })).toBeUndefined();
});

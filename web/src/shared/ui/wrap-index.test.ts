import { expect, test } from '@jest/globals';
import { besides, wrapIndex } from './wrap-index.ts';

test('the gallery goes round', () => {
  expect(wrapIndex(4, 1, 5)).toBe(0);
  expect(wrapIndex(0, -1, 5)).toBe(4);
  expect(wrapIndex(0, 1, 1)).toBe(0);
  expect(wrapIndex(0, 1, 0)).toBe(0);
});

test('beside the large photo stand the next four at most', () => {
  expect(besides(0, 5)).toEqual([1, 2, 3, 4]);
  expect(besides(3, 5)).toEqual([4, 0, 1, 2]);
  expect(besides(1, 2)).toEqual([0]);
  expect(besides(0, 10)).toEqual([1, 2, 3, 4]);
  expect(besides(0, 1)).toEqual([]);
});

import { expect, test } from '@jest/globals';
import { cutPage, pageCount, pageSize, windowParts, windowSize } from './paging.ts';

test('a page inside a window needs one window', () => {
  expect(windowParts(1)).toEqual([{ window: 1, from: 0, to: 12 }]);
  expect(windowParts(4)).toEqual([{ window: 1, from: 36, to: 48 }]);
});

test('a page across the border of two windows takes its parts from both', () => {
  expect(windowParts(5)).toEqual([
    { window: 1, from: 48, to: 50 },
    { window: 2, from: 0, to: 10 },
  ]);
});

test('the pages show every pet once and in order', () => {
  const pets = Array.from({ length: 1000 }, (_none, index) => index);
  const seen = Array.from({ length: pageCount(1000) }, (_none, index) =>
    windowParts(index + 1).flatMap(({ window, from, to }) =>
      pets
        .slice((window - 1) * windowSize)
        .slice(0, windowSize)
        .slice(from, to),
    ),
  );
  expect(seen.flat()).toEqual(pets);
  expect(seen.slice(0, -1).every((page) => page.length === pageSize)).toBe(true);
});

test('an empty list has one page, and only the first 1,000 pets are numbered', () => {
  expect(pageCount(0)).toBe(1);
  expect(pageCount(12)).toBe(1);
  expect(pageCount(13)).toBe(2);
  expect(pageCount(1000)).toBe(84);
  expect(pageCount(5000)).toBe(84);
});

test('a page waits for the second window only when there are pets in it', () => {
  const first = { items: Array.from({ length: 50 }, (_none, index) => index), total: 55 };
  expect(cutPage(5, [undefined, undefined])).toBeUndefined();
  expect(cutPage(5, [first, undefined])).toBeUndefined();
  expect(cutPage(5, [first, { items: [50, 51, 52, 53, 54], total: 55 }])).toEqual([48, 49, 50, 51, 52, 53, 54]);
  expect(cutPage(5, [{ ...first, total: 50 }, undefined])).toEqual([48, 49]);
});

test('a page beyond the end is empty', () => {
  expect(cutPage(9, [{ items: [], total: 20 }, undefined])).toEqual([]);
});

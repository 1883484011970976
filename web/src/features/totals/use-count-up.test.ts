import { expect, test } from '@jest/globals';
import { countAt } from './totals-strip.tsx';

test('a count waits half a second, never goes back, and ends at what was counted', () => {
  const way = Array.from({ length: 200 }, (_none, index) => countAt(1234, index * 10));
  expect(way.slice(0, 51)).toEqual(Array.from({ length: 51 }, () => 0));
  expect(way).toEqual([...way].sort((one, other) => one - other));
  expect(way[60]).toBeGreaterThan(0);
  expect(way.slice(150)).toEqual(Array.from({ length: 50 }, () => 1234));
});

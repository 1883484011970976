import { expect, test } from '@jest/globals';
import { roundedTime } from './rounded-time.ts';

test.each([
  [0, 'hours', 1],
  [0.4, 'hours', 1],
  [5.6, 'hours', 6],
  [47, 'hours', 47],
  [48, 'days', 2],
  [61, 'days', 3],
] as const)('%d hours are shown in %s: %d', (hours, unit, count) => {
  expect(roundedTime(hours)).toEqual({ unit, count });
});

import { expect, test } from '@jest/globals';
import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, '1'],
  [1, 8, '1 2 3 gap 8'],
  [4, 8, '1 2 3 4 5 6 gap 8'],
  [5, 10, '1 gap 3 4 5 6 7 gap 10'],
  [10, 10, '1 gap 8 9 10'],
])('page %i of %i shows %s', (current, last, shown) => {
  expect(pageNumbers(current, last).join(' ')).toBe(shown);
});

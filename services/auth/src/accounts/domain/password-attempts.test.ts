import { expect, test } from '@jest/globals';
import { waitAfter } from './password-attempts.ts';

test('waits grow, up to an hour', () => {
  expect([1, 2, 3, 4, 1_000].map(waitAfter)).toEqual([900, 1_800, 3_600, 3_600, 3_600]);
});

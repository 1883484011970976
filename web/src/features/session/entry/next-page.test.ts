import { expect, test } from '@jest/globals';
import { nextPage } from './entry-slice.ts';

test.each([
  [undefined, 'dashboard'],
  ['pet-42?from=list', 'pet-42?from=list'],
  ['//evil.example', 'dashboard'],
  ['https://evil.example', 'dashboard'],
  ['javascript:alert(1)', 'dashboard'],
  ['login?next=pets', 'dashboard'],
  ['register', 'dashboard'],
  ['', 'dashboard'],
])('a login asked for by %s goes on to %s', (asked, next) => {
  expect(nextPage(asked)).toBe(next);
});

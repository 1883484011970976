import { expect, test } from '@jest/globals';
import { languageOf } from './request-headers.ts';

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ur', 'ur'],
  ['ur-PK, en;q=0.8', 'ur'],
  ['en-GB, ur;q=0.9', 'en'],
  ['fr, ur;q=0.4, en;q=0.3', 'ur'],
  ['ur;q=0, en', 'en'],
  ['*', 'en'],
  [';;;,q=,ur;q=x', 'en'],
])('to a reader of %p one writes in %p', (header, language) => {
  expect(languageOf({ get: () => header } as never)).toBe(language);
});

import { expect, test } from '@jest/globals';
import { listingRules } from '@paltu/reference';
import { stringsOf } from './locale-files.ts';

test.each(['en', 'ur'] as const)('every rule for listings has words for owners and for admins in %s', (language) => {
  const said = stringsOf(language);
  const wanted = listingRules.flatMap(({ id }) => ['owner', 'admin'].map((reader) => `rules:broken.${id}.${reader}`));
  expect(wanted.filter((key) => !said.has(key))).toEqual([]);
});

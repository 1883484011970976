import { expect, test } from '@jest/globals';
import { listingRules } from '@paltu/reference';
import { stringsOf } from './locale-files.ts';

test.each(['en', 'ur'] as const)(
  'every rule for listings has words for owners and for admins, and a title, a source and provinces in %s',
  (language) => {
    const present = stringsOf(language);
    const wanted = listingRules.flatMap(({ id }) => ['owner', 'admin'].map((reader) => `rules:broken.${id}.${reader}`));
    wanted.push(...listingRules.flatMap(({ id }) => [`admin-rules:title.${id}`, `admin-rules:source.${id}`]));
    wanted.push(...listingRules.flatMap(({ provinces }) => provinces.map((name) => `admin-rules:province.${name}`)));
    expect(wanted.filter((key) => !present.has(key))).toEqual([]);
  },
);

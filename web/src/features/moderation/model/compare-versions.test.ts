import { expect, test } from '@jest/globals';
import { comparePictures, compareVersions } from './compare-versions.ts';

const picture = (id: string) => ({ id, url: '', width: 800, height: 600, urls: { 320: '', 800: '', 1600: '' } });

test('an edited listing shows each field before and after, and which ones changed', () => {
  const rows = compareVersions({ name: 'Heera', price: 30_000, tags: ['tame'] }, { name: 'Heera', price: 32_000, tags: ['tame', 'blue'] });
  expect(rows).toEqual([
    { field: 'name', before: 'Heera', after: 'Heera', isChanged: false },
    { field: 'price', before: '30000', after: '32000', isChanged: true },
    { field: 'tags', before: 'tame', after: 'tame, blue', isChanged: true },
  ]);
});

test('a new listing has nothing to compare with', () => {
  expect(compareVersions(null, { name: 'Heera' })).toEqual([{ field: 'name', before: undefined, after: 'Heera', isChanged: false }]);
  expect(comparePictures(null, { images: [picture('a')] }).added.size).toBe(0);
});

test('pictures are compared by what they are, not by where they stand', () => {
  const { removed, added } = comparePictures({ images: [picture('a'), picture('b')] }, { images: [picture('c'), picture('a')] });
  expect([...removed]).toEqual(['b']);
  expect([...added]).toEqual(['c']);
});

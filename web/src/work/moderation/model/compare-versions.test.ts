import { expect, test } from '@jest/globals';
import { comparePictures, compareVersions } from './compare-versions.ts';

const picture = (id: string) => ({ id, url: '', width: 800, height: 600, urls: { 320: '', 800: '', 1600: '' } });

test('an edited listing shows which fields changed, those first', () => {
  const before = { name: 'Heera', price: 30_000, vaccinated: false, tags: ['tame'], specialNeeds: '' };
  const after = { name: 'Heera', price: 32_000, vaccinated: true, tags: ['tame'] };
  expect(compareVersions(before, after)).toEqual([
    { field: 'vaccinated', isChanged: true },
    { field: 'price', isChanged: true },
    { field: 'name', isChanged: false },
    { field: 'tags', isChanged: false },
  ]);
});

test('what is asked of a new home is compared too', () => {
  const home = { experience: 'Beginner', homeType: 'Apartment', children: true, otherPets: false } as const;
  const rows = compareVersions({ requirements: home }, { requirements: { ...home, children: false } });
  expect(rows.filter(({ isChanged }) => isChanged)).toEqual([{ field: 'children', isChanged: true }]);
});

test('a new listing has nothing to compare with', () => {
  expect(compareVersions(null, { name: 'Heera', vaccinated: false })).toEqual([
    { field: 'name', isChanged: false },
    { field: 'vaccinated', isChanged: false },
  ]);
  expect(comparePictures(null, { images: [picture('a')] }).added.size).toBe(0);
});

test('pictures are compared by what they are, not by where they stand', () => {
  const { removed, added } = comparePictures({ images: [picture('a'), picture('b')] }, { images: [picture('c'), picture('a')] });
  expect([...removed]).toEqual(['b']);
  expect([...added]).toEqual(['c']);
});

import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { ageIn } from '@paltu/reference';
import { cityIn } from './described-pages.ts';

const at = new Date('2026-11-03T08:00:00Z');
const languages = ['en', 'ur'] as const;
const wordsOf = async (language: string): Promise<Record<string, string>> => {
  const file = new URL(`../../../web/src/shared/locales/shell/${language}.json`, import.meta.url);
  return (JSON.parse(await readFile(file, 'utf8')) as { age: Record<string, string> }).age;
};

test.each(languages)('an age is given to search engines as the page shows it (%s)', async (language) => {
  const words = await wordsOf(language);
  for (const unit of ['day', 'week', 'month', 'year'])
    for (const count of [1, 5])
      expect(ageIn(language, { age: `${count} ${unit}s` }, at)).toBe(
        words[`${unit}_${count === 1 ? 'one' : 'other'}`]?.replace('{{count}}', String(count)),
      );
});

test('an age that is not plain and a city that is not known stay as they were written', () => {
  expect([ageIn('ur', { age: 'about 2 years' }, at), cityIn('ur', 'Atlantis'), cityIn('ur', 'Lahore'), cityIn('en', 'lahore')]).toEqual([
    'about 2 years',
    'Atlantis',
    'لاہور',
    'Lahore',
  ]);
});

test('an age that has grown is that of the day', () => {
  const pet = { age: '2 months', agedAt: '2026-10-03T08:00:00.000Z', bornOn: '2026-08-03' };
  expect([ageIn('en', pet, at), ageIn('ur', pet, at), ageIn('en', pet, new Date(pet.agedAt))]).toEqual(['3 months', '3 ماہ', '2 months']);
});

import { expect, test } from '@jest/globals';
import { createInstance } from 'i18next';
import { readFileSync } from 'node:fs';
import { formatAge, formatAgeToday } from './pet-age.ts';

const urdu = createInstance();
const shell: unknown = JSON.parse(readFileSync(new URL('../locales/shell/ur.json', import.meta.url), 'utf8'));
await urdu.init({ lng: 'ur', resources: { ur: { shell: shell as Record<string, string> } } });

test('an age is written in the language of the page, and left alone where it is not plain', () => {
  expect(formatAge(urdu.t, '2 years')).toBe('2 سال');
  expect(formatAge(urdu.t, '1 week')).toBe('1 ہفتہ');
  expect(formatAge(urdu.t, 'about 2 years')).toBe('about 2 years');
});

test('an age that has grown is that of today, whatever was typed; one that has not is what was typed', () => {
  const pet = { age: '2 months', agedAt: '2026-10-03T08:00:00.000Z', bornOn: '2026-08-03' };
  expect(formatAgeToday(urdu.t, pet, new Date('2026-11-02T08:00:00Z'))).toBe('2 ماہ');
  expect(formatAgeToday(urdu.t, pet, new Date('2026-11-03T08:00:00Z'))).toBe('3 ماہ');
  expect(formatAgeToday(urdu.t, { ...pet, age: 'about 2 months' }, new Date('2028-11-03T08:00:00Z'))).toBe('2 سال');
  expect(formatAgeToday(urdu.t, { ...pet, age: 'kitten', bornOn: null }, new Date('2028-11-03T08:00:00Z'))).toBe('kitten');
});

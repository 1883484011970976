import { expect, test } from '@jest/globals';
import { createInstance } from 'i18next';
import { readFileSync } from 'node:fs';
import { formatAge, plainAge } from './pet-age.ts';

const urdu = createInstance();
const shell: unknown = JSON.parse(readFileSync(new URL('../locales/shell/ur.json', import.meta.url), 'utf8'));
await urdu.init({ lng: 'ur', resources: { ur: { shell: shell as Record<string, string> } } });

test('a plain age is understood in either language', () => {
  expect(plainAge('2 years')).toEqual({ count: 2, unit: 'year' });
  expect(plainAge(' 1 Year old ')).toEqual({ count: 1, unit: 'year' });
  expect(plainAge('8 ماہ')).toEqual({ count: 8, unit: 'month' });
  expect(plainAge('3 ہفتے')).toEqual({ count: 3, unit: 'week' });
  expect(plainAge('10days')).toEqual({ count: 10, unit: 'day' });
});

test('any other age stays the words of its owner', () => {
  for (const text of ['', 'young', 'about 2 years', '1 year 3 months', '2', 'two years', '4000 years']) {
    expect(plainAge(text)).toBeUndefined();
  }
});

test('an age is said in the language of the page, and left alone where it is not plain', () => {
  expect(formatAge(urdu.t, '2 years')).toBe('2 سال');
  expect(formatAge(urdu.t, '1 week')).toBe('1 ہفتہ');
  expect(formatAge(urdu.t, 'about 2 years')).toBe('about 2 years');
});

import { expect, test } from '@jest/globals';
import { createInstance } from 'i18next';
import { readFileSync } from 'node:fs';
import { formatAge } from './pet-age.ts';

const urdu = createInstance();
const shell: unknown = JSON.parse(readFileSync(new URL('../locales/shell/ur.json', import.meta.url), 'utf8'));
await urdu.init({ lng: 'ur', resources: { ur: { shell: shell as Record<string, string> } } });

test('an age is written in the language of the page, and left alone where it is not plain', () => {
  expect(formatAge(urdu.t, '2 years')).toBe('2 سال');
  expect(formatAge(urdu.t, '1 week')).toBe('1 ہفتہ');
  expect(formatAge(urdu.t, 'about 2 years')).toBe('about 2 years');
});

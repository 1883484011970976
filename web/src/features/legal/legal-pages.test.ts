import { expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { legalPages, type LegalKey } from './legal-pages.ts';

/**
 * The text of each page as it was on the day that the page names: a new text comes with the day of its change, and its digest here. These are
 * the days of the product's specification.
 */
const knownTexts: Record<LegalKey, string> = {
  terms: '2024-12-15 9ac0dd5fd962',
  privacy: '2024-12-10 a5a7e207b976',
  cookies: '2024-12-05 7afc13c6e2ae',
  refund: '2024-12-01 2bc3462d7388',
};

const textIn = (key: string, language: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../shared/locales/${key}/${language}.json`, import.meta.url), 'utf8'));

const digestOf = (key: string): string =>
  createHash('sha256')
    .update(JSON.stringify(['en', 'ur'].map((language) => textIn(key, language))))
    .digest('hex')
    .slice(0, 12);

test.each(Object.keys(legalPages) as LegalKey[])('the text of %s is the one of the day that the page names', (key) => {
  expect(`${legalPages[key].updatedAt} ${digestOf(key)}`).toBe(knownTexts[key]);
});

import { expect, test } from '@jest/globals';
import { lexemesMeant, lexemesOf } from './lexemes.ts';

const meets = (left: string, right: string): boolean => lexemesOf(left).some((lexeme) => lexemesMeant(right).includes(lexeme));

test.each([
  ['cats', 'cat'],
  ['puppies', 'puppy'],
  ['boxes', 'box'],
  ['finches', 'finch'],
  ['wolves', 'wolf'],
  ['بلیاں', 'بلی'],
  ['بلیوں', 'بلی'],
  ['کتے', 'کتا'],
  ['کتوں', 'کتا'],
  ['بچے', 'بچہ'],
  ['بچوں', 'بچہ'],
  ['دوستوں', 'دوست'],
  ['بطخیں', 'بطخ'],
  ['پرندے', 'پرندوں'],
])('%s and %s find each other', (one, other) => {
  expect([meets(one, other), meets(other, one)]).toEqual([true, true]);
});

test.each([
  ['glass', 'glas'],
  ['bus', 'bu'],
  ['بلی', 'بلا'],
  ['سے', 'سا'],
])('%s and %s do not find each other', (one, other) => {
  expect([meets(one, other), meets(other, one)]).toEqual([false, false]);
});

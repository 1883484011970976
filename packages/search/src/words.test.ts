import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { errorsBetween, keptKeys, keysOfEntry, lexemesMeant, lexemesOf, mostErrors, nearestWord, typedKeys } from './words.ts';

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

const among = (...words: string[]) => words.map((word) => ({ word, count: 1 }));

test.each([
  ['labradr', 'labrador'],
  ['moit', 'moti'],
  ['lbarador', 'labrador'],
  ['vacinnated', 'vaccinated'],
  ['کیوتر', 'کبوتر'],
  ['خرگشو', 'خرگوش'],
])('%s is taken for %s', (typed, word) => {
  expect(nearestWord(typed, among('gentle', 'کتا', word))).toBe(word);
});

test.each(['cut', 'labrdro', 'xxxx'])('%s is taken for nothing', (typed) => {
  expect(nearestWord(typed, among('cat', 'labrador', 'moti'))).toBeUndefined();
});

test('fewer errors count more than how often a word is there, and the same beginning more than that', () => {
  expect(nearestWord('persiann', [...among('persian'), { word: 'perssians', count: 90 }])).toBe('persian');
  expect(nearestWord('motu', [...among('moti'), { word: 'totu', count: 90 }])).toBe('moti');
  expect(nearestWord('motu', [...among('mota'), { word: 'moti', count: 3 }])).toBe('moti');
});

const alphabet = fc.constantFrom(...'abcdeکبتی');
const word = fc.string({ unit: alphabet, minLength: 3, maxLength: 14 });
const changes = fc.array(fc.record({ kind: fc.constantFrom('more', 'less', 'other', 'exchanged'), at: fc.nat(), letter: alphabet }), {
  minLength: 1,
  maxLength: 2,
});

const changed = (from: string, { kind, at, letter }: { kind: string; at: number; letter: string }): string => {
  const letters = [...from];
  const place = at % letters.length;
  if (kind === 'more') letters.splice(place, 0, letter);
  if (kind === 'less') letters.splice(place, 1);
  if (kind === 'other') letters[place] = letter;
  if (kind === 'exchanged') letters.splice(place, 2, ...letters.slice(place, place + 2).reverse());
  return letters.join('');
};

test('every word within the errors that are forgiven has a key in common with what was typed', () => {
  fc.assert(
    fc.property(word, changes, (meant, made) => {
      const typed = made.reduce(changed, meant);
      const errors = errorsBetween(typed, meant, 2);
      fc.pre(errors > 0 && errors <= mostErrors(typed));
      const kept = new Set(keptKeys(meant));
      expect(typedKeys(typed).some((key) => kept.has(key))).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});

test('errors are counted the same from both sides', () => {
  fc.assert(fc.property(word, word, (left, right) => expect(errorsBetween(left, right, 3)).toBe(errorsBetween(right, left, 3))));
});

test('a number is looked up by itself alone, for it is never taken for another', () => {
  expect([keysOfEntry('1234567'), keysOfEntry('~1234567'), keysOfEntry('sheru').length > 0]).toEqual([[], [], true]);
});

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { breedPatterns, searchPatterns } from './search-patterns.ts';
import { wordsOf } from './words-of.ts';

const isLike = (text: string, pattern: string): boolean => {
  const expression = [...pattern].map((letter) =>
    letter === '%' ? '.*' : letter === '_' ? '.' : letter.replace(/[\\^$*+?()[\]{}|.]/g, '\\$&'),
  );
  return new RegExp(`^${expression.join('')}$`, 'su').test(text);
};
const textOf = (name: string): string => ` ${wordsOf(name).join(' ')} `;
const fits = (text: string, patterns: readonly string[]): boolean => patterns.some((pattern) => isLike(text, pattern));
const finds = (search: string, name: string): boolean =>
  searchPatterns(search).every(({ checked }) => checked.every((patterns) => fits(textOf(name), patterns)));
const indexFinds = (search: string, name: string): boolean => searchPatterns(search).every(({ indexed }) => fits(textOf(name), indexed));

test.each([
  ['labrador', 'Labrador'],
  ['brado', 'Labrador'],
  ['labrdor', 'Labrador'],
  ['labraador', 'Labrador'],
  ['labtador', 'Labrador'],
  ['lbarador', 'Labrador'],
  ['abrador', 'Labrador'],
  ['labrado', 'Labrador'],
  ['xlabrador', 'Labrador'],
  ['labradorx', 'Labrador'],
  ['moit', 'Moti'],
  ['motti', 'Moti'],
  ['german shepard', 'German Shepard, black'],
  ['gemran shephard', 'Shephard of German blood'],
  ['بلي', 'بلی'],
  ['کتا', 'پیارا كتا'],
  ['ab', 'Abby'],
  ['2', 'No 2'],
])('%s finds %s', (search, name) => {
  expect([finds(search, name), indexFinds(search, name)]).toEqual([true, true]);
});

test.each([
  ['labrdro', 'Labrador'],
  ['lbrdor', 'Labrador'],
  ['cat', 'cut'],
  ['by', 'Abby'],
  ['بلا', 'بلی'],
  ['آم', 'ام'],
  ['moti cat', 'Moti dog'],
  ['%', 'Moti'],
  ['____', 'Moti'],
  ['', 'Moti'],
])('%p does not find %s', (search, name) => {
  expect(finds(search, name)).toBe(false);
});

const word = fc.stringMatching(/^[a-z]{4,12}$/);
const letter = fc.stringMatching(/^[a-z]$/);
const typo = fc.oneof(
  fc
    .tuple(word, fc.nat(), letter)
    .map(([of, at, other]) => ({ of, at: at % of.length, make: (left: string, _: string, right: string) => left + other + right })),
  fc.tuple(word, fc.nat()).map(([of, at]) => ({ of, at: at % of.length, make: (left: string, _: string, right: string) => left + right })),
  fc
    .tuple(word, fc.nat(), letter)
    .map(([of, at, more]) => ({ of, at: at % of.length, make: (left: string, own: string, right: string) => left + more + own + right })),
  fc.tuple(word, fc.nat()).map(([of, at]) => ({
    of,
    at: at % of.length,
    make: (left: string, own: string, right: string) => left + right.slice(0, 1) + own + right.slice(1),
  })),
);

test('any one typing error in a word of four letters and more is forgiven', () => {
  fc.assert(
    fc.property(typo, ({ of, at, make }) => {
      const typed = make(of.slice(0, at), of.slice(at, at + 1), of.slice(at + 1));
      fc.pre(typed.length >= 4);
      const text = `one ${of} more`;
      expect([typed, of, finds(typed, text), indexFinds(typed, text)]).toEqual([typed, of, true, true]);
    }),
  );
});

test('no pattern leaves the index without anything to look for', () => {
  const known = /[\p{L}\p{N}]{3}| [\p{L}\p{N}]|[\p{L}\p{N}]{2} /u;
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (search) => {
      for (const pattern of searchPatterns(search).flatMap(({ indexed }) => indexed)) expect(pattern).toMatch(known);
      for (const pattern of breedPatterns(search)) expect(pattern.replace(/^(?!%)/, ' ')).toMatch(known);
    }),
  );
});

test('a part of a breed is found as it stands, and a short one at the beginning of a word', () => {
  const isPart = (part: string, breed: string): boolean => fits(breed, breedPatterns(part));
  expect(isPart('hep', 'shepherd')).toBe(true);
  expect([isPart('sh', 'german shepherd'), isPart('sh', 'shepherd'), isPart('he', 'shepherd')]).toEqual([true, true, false]);
  expect([breedPatterns('%%%'), breedPatterns('-a')]).toEqual([[], []]);
});

import { expect, test } from '@jest/globals';
import { searchPatterns } from '@paltu/reference/search-patterns';
import { expressionOf, gramsOfPattern, searchGrams } from './search-grams.ts';

test('a text is known by three letters in a row, blanks around its words, and how they begin', () => {
  expect(searchGrams(' pet ab x ')).toEqual([' pe', 'pet', 'et ', ' p', ' ab', 'ab ', ' a', ' x ', ' x']);
  expect(searchGrams('')).toEqual([]);
});

test('letters are counted, not their code units', () => {
  expect(searchGrams(' 😀b ')).toEqual([' 😀b', '😀b ', ' 😀']);
});

test.each([
  ['surgery', ' dr surgery lahore ', true],
  ['sugrery', ' dr surgery lahore ', true],
  ['surgory', ' dr surgery lahore ', true],
  ['urger', ' dr surgery lahore ', true],
  ['lahoor', ' dr surgery lahore ', false],
  ['l', ' dr surgery lahore ', true],
  ['a', ' dr surgery lahore ', false],
  ['چاند', ' ڈاکٹر چاند ', true],
  ['چا', ' ڈاکٹر چاند ', true],
  ['', ' dr surgery lahore ', false],
])('%s: what fits %j (%s) has the grams of one of its patterns', (search, text, fits) => {
  const words = searchPatterns(search);
  const isFound = words.every(({ checked }) => checked.every((any) => any.length > 0 && new RegExp(expressionOf(any), 'u').test(text)));
  expect(isFound).toBe(fits);
  const grams = new Set(searchGrams(text));
  const isIndexed = words.every(({ indexed }) => indexed.some((pattern) => gramsOfPattern(pattern).every((gram) => grams.has(gram))));
  if (fits) expect(isIndexed).toBe(true);
});

test('what is a sign of an expression stands for itself', () => {
  expect(new RegExp(expressionOf(['%a.b%']), 'u').test('axb')).toBe(false);
});

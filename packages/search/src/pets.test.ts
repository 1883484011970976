import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { breedPatterns } from './pets.ts';

const isLike = (text: string, pattern: string): boolean => {
  const expression = [...pattern].map((letter) => (letter === '%' ? '.*' : letter.replace(/[\\^$*+?()[\]{}|.]/g, '\\$&')));
  return new RegExp(`^${expression.join('')}$`, 'su').test(text);
};
const isPart = (part: string, breed: string): boolean => breedPatterns(part).some((pattern) => isLike(breed, pattern));

test('a part of a breed is found as it stands, and a short one at the beginning of a word', () => {
  expect(isPart('hep', 'shepherd')).toBe(true);
  expect([isPart('sh', 'german shepherd'), isPart('sh', 'shepherd'), isPart('he', 'shepherd')]).toEqual([true, true, false]);
  expect([breedPatterns('%%%'), breedPatterns('-a')]).toEqual([[], []]);
});

test('no pattern leaves the index without anything to look for', () => {
  const known = /[\p{L}\p{N}]{3}| [\p{L}\p{N}]/u;
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (part) => {
      for (const pattern of breedPatterns(part)) expect(pattern.replace(/^(?!%)/, ' ')).toMatch(known);
    }),
  );
});

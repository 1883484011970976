import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { breedPatterns, petDocument, type SearchedPet } from './pets.ts';

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

test('a pet is found by what its owner has chosen, and by no animal that it gets along with', () => {
  const pet: SearchedPet = {
    name: 'Moti',
    breed: 'Desi',
    species: 'Dog',
    cityId: 'lahore',
    tags: [],
    color: 'Brown',
    description: 'A dog',
  };
  const chosen = { neutered: true, personality: ['Calm'], goodWith: ['Children', 'Cats'], trainingLevel: 'House Trained' } as const;
  const document = petDocument({ ...pet, ...chosen });
  for (const word of ['neutered', 'calm', 'children', 'trained']) expect(document).toContain(`'${word}':`);
  expect(document).not.toContain("'cats'");
  expect(petDocument({ ...pet, neutered: false, trainingLevel: 'Not Trained' })).toBe(petDocument(pet));
});

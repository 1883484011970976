import { expect, test } from '@jest/globals';
import { animalsNamedIn, animalsOf, guessedAnimals } from './accessory-animals-store.ts';

test.each([
  [['Bed for cats and small dogs'], ['Dog', 'Cat']],
  [['طوطے کا دانہ', 'کتے دور رکھیں'], ['Bird']],
  [['Soft mat', 'For a rabbit'], ['Rabbit']],
  [['Ocean fish for cats'], ['Cat']],
  [['Feather bird on a stick', 'Every cat runs after it'], ['Bird']],
  [['Wind-up mouse', 'For cats'], ['Cat']],
  [['Lamb and rice', 'For dogs that itch'], ['Dog']],
  [['Salt for goats'], ['Other']],
  [['Chicken chunks'], []],
  [[], []],
] as const)('%j name %j', (texts, animals) => {
  expect(animalsNamedIn(texts)).toEqual(animals);
});

const product = { name: 'Mat', description: 'For dogs', forSpecies: [] };

test('what a store has chosen is beside its words, and its own words are before those of its store', () => {
  expect(animalsOf({ ...product, forSpecies: ['Cat'] })).toEqual(['Cat']);
  expect(animalsOf(product)).toEqual(['Dog']);
  expect(guessedAnimals(product, ['Cat House'])).toEqual(['Dog']);
  expect(guessedAnimals({ ...product, description: 'Soft' }, ['Cat House', 'All for birds'])).toEqual(['Cat']);
  expect(guessedAnimals({ ...product, forSpecies: ['Fish'] }, ['Cat House'])).toEqual(['Fish']);
});

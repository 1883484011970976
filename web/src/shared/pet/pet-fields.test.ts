import { expect, test } from '@jest/globals';
import { isAskedOf } from './pet-fields.ts';

const flags = ['vaccinated', 'neutered', 'microchipped'] as const;
const askedOf = (species: Parameters<typeof isAskedOf>[0]) => flags.filter((flag) => isAskedOf(species, flag));

test('a fish is not asked whether it is vaccinated, neutered or has a chip, a bird not whether it is neutered', () => {
  expect([askedOf('Fish'), askedOf('Bird'), askedOf('Dog')]).toEqual([[], ['vaccinated', 'microchipped'], flags]);
});

test('before a species is chosen everything is asked', () => {
  expect(askedOf('')).toEqual(flags);
});

import { expect, test } from '@jest/globals';
import { healthFlags, isAskedOf } from './asked-of.ts';

const askedOf = (species: Parameters<typeof isAskedOf>[0]) => healthFlags.filter((flag) => isAskedOf(species, flag));

test('a fish is not asked whether it is vaccinated, neutered or has a chip', () => {
  expect([askedOf('Fish'), askedOf('Bird'), askedOf('Dog')]).toEqual([[], ['vaccinated', 'microchipped'], healthFlags]);
});

test('before a species is chosen everything is asked', () => {
  expect(askedOf('')).toEqual(healthFlags);
});

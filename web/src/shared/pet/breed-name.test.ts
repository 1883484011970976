import { expect, test } from '@jest/globals';
import { breedName } from './breed-name.ts';

test.each([
  ['german shepherd', 'German Shepherd'],
  ["fischer's lovebird", "Fischer's Lovebird"],
  ['shih-tzu', 'Shih-Tzu'],
  ['دیسی بلی', 'دیسی بلی'],
])('%s is written %s', (breed, name) => {
  expect(breedName(breed)).toBe(name);
});

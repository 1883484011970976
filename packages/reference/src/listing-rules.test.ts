import { expect, test } from '@jest/globals';
import { cities } from './cities.ts';
import { brokenRules, listingRules, type RuledListing } from './listing-rules.ts';

const listing: RuledListing = {
  name: 'Mithu',
  species: 'Bird',
  breed: 'Green Parrot',
  description: 'Talks',
  tags: [],
  age: '1 year',
  cityId: 'lahore',
};
const now = new Date('2026-11-03T08:00:00Z');
const broken = (overrides: Partial<RuledListing>, off: readonly string[] = []) =>
  brokenRules({ ...listing, ...overrides }, new Set(off), now);

test.each([
  [{}, ['wild-bird-punjab']],
  [{ cityId: 'karachi' }, ['wild-bird-sindh']],
  [{ cityId: 'peshawar' }, ['wild-bird-khyber-pakhtunkhwa']],
  [{ cityId: 'quetta' }, ['wild-bird-balochistan']],
  [{ cityId: 'islamabad' }, []],
  [{ breed: 'Budgerigar' }, []],
  [{ breed: 'Budgerigar', description: 'بولنے والا طوطا' }, ['wild-bird-punjab']],
  [{ breed: 'Budgerigar', tags: ['Shaheen'] }, ['wild-bird-punjab']],
  [{ species: 'Dog', name: 'Parrot' }, []],
  [{ species: 'Dog', age: '5 weeks' }, ['young-litter']],
  [{ species: 'Cat', age: 'ایک ماہ' }, ['young-litter']],
  [{ species: 'Cat', age: '2 months' }, []],
  [{ species: 'Dog', age: '8 weeks' }, []],
  [{ species: 'Dog', age: '56 days' }, []],
  [{ species: 'Dog', age: '55 days' }, ['young-litter']],
  [{ species: 'Dog', age: '7 weeks' }, ['young-litter']],
  [{ species: 'Dog', age: '7 weeks', agedAt: '2026-10-28T08:00:00Z' }, ['young-litter']],
  [{ species: 'Dog', age: '7 weeks', agedAt: '2026-10-27T08:00:00Z' }, []],
  [{ species: 'Cat', age: 'kitten' }, []],
  [{ species: 'Rabbit', age: '3 weeks' }, []],
])('%j may break %j', (overrides, rules) => {
  expect(broken(overrides)).toEqual(rules);
});

test('a rule that is switched off is about no listing', () => {
  expect(broken({}, ['wild-bird-punjab'])).toEqual([]);
  expect(broken({ cityId: 'karachi' }, ['wild-bird-punjab'])).toEqual(['wild-bird-sindh']);
});

test('every rule is about provinces that there are, and has an id of its own', () => {
  const provinces = new Set(cities.map(({ province }) => province));
  expect(listingRules.flatMap((rule) => [...rule.provinces]).filter((name) => !provinces.has(name))).toEqual([]);
  expect(new Set(listingRules.map(({ id }) => id)).size).toBe(listingRules.length);
});

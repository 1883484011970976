import { expect, test } from '@jest/globals';
import { firstRules } from './first-rules.ts';
import {
  looksBeside,
  noCondition,
  rulesBroken,
  type BesideListing,
  type ListingRule,
  type RuleCondition,
  type RuledListing,
} from './listing-rules.ts';

const listing: RuledListing = {
  name: 'Mithu',
  species: 'Bird',
  breed: 'Green Parrot',
  description: 'Talks',
  specialNeeds: '',
  reasonForRehoming: '',
  tags: [],
  age: '1 year',
  cityId: 'lahore',
  adoptionType: 'Sale',
  price: 5_000,
};
const now = new Date('2026-11-03T08:00:00Z');
const both = { en: '', ur: '' };

/** The rules that there were before admins could write any. */
const oldRules = firstRules.filter(({ id }) => id.startsWith('wild-bird-') || id === 'young-litter');
const broken = (overrides: Partial<RuledListing>) => rulesBroken(oldRules)({ ...listing, ...overrides }, now).map(({ rule }) => rule.id);

const ruleOf = (condition: Partial<RuleCondition>): ListingRule => ({
  ...{ id: 'one', title: both, admin: both, owner: both, action: 'warn' },
  condition: { ...noCondition, ...condition },
});

/** The field in which a listing breaks a rule with this condition. */
const fieldOf = (condition: Partial<RuleCondition>, overrides: Partial<RuledListing> = {}, beside?: BesideListing) =>
  rulesBroken([ruleOf(condition)])({ ...listing, ...overrides }, now, beside)[0]?.field;

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

test.each<[Partial<RuleCondition>, Partial<RuledListing>, string | undefined]>([
  [{ words: ['token'] }, { description: 'Send token' }, 'description'],
  [{ words: ['token'] }, { name: 'Husky, token 500' }, 'name'],
  [{ words: ['token'] }, { name: 'Token' }, undefined],
  [{ words: ['token'] }, { name: 'Token500' }, 'name'],
  [{ words: ['token … send'] }, { name: 'Husky, token', description: '500 send' }, 'description'],
  [{ words: ['token'] }, { tags: ['cute', 'token'] }, 'tags'],
  [{ words: ['token'] }, { reasonForRehoming: 'token lein' }, 'reasonForRehoming'],
  [{ words: ['token'] }, { specialNeeds: 'token lein' }, 'specialNeeds'],
  [{ words: ['token'], species: ['Dog'] }, { description: 'Send token' }, undefined],
  [{ words: ['token'], adoptionTypes: ['Adoption'] }, { description: 'Send token' }, undefined],
  [{ words: ['token'], unless: ['token of love'] }, { description: 'A token of love' }, undefined],
  [{ words: ['token'], unless: ['token of love'] }, { description: 'A token of love, token 500' }, 'description'],
  [{ youngerThan: 14 }, {}, 'age'],
  [{ youngerThan: 12 }, {}, undefined],
  [{ olderThan: 12 }, { age: '5 years' }, 'age'],
  [{ olderThan: 12 }, { age: 'old' }, undefined],
  [{ cheaperThan: 5_001 }, {}, 'price'],
  [{ cheaperThan: 5_001 }, { price: 0 }, undefined],
  [{ dearerThan: 5_000 }, {}, undefined],
  [{ dearerThan: 4_999 }, {}, 'price'],
])('a rule with %j is broken by %j in the field %s', (condition, overrides, field) => {
  expect(fieldOf(condition, overrides)).toBe(field);
});

const owner = { daysRegistered: 3, listingsBefore: 0, rejectedBefore: 2, suspendedBefore: 1 };

test.each<[Partial<RuleCondition>, BesideListing, boolean]>([
  [{ belowMedian: 30 }, { medianPrice: 20_000 }, true],
  [{ belowMedian: 30 }, { medianPrice: 16_000 }, false],
  [{ belowMedian: 30 }, {}, false],
  [{ registeredWithin: 4 }, { owner }, true],
  [{ registeredWithin: 3 }, { owner }, false],
  [{ registeredWithin: 4 }, { owner: { ...owner, daysRegistered: null } }, false],
  [{ registeredWithin: 4 }, {}, false],
  [{ fewerListings: 1 }, { owner }, true],
  [{ fewerListings: 1 }, { owner: { ...owner, listingsBefore: 1 } }, false],
  [{ rejectedBefore: 2 }, { owner }, true],
  [{ rejectedBefore: 3 }, { owner }, false],
  [{ suspendedBefore: 1 }, { owner }, true],
  [{ suspendedBefore: 2 }, { owner }, false],
  [{ registeredWithin: 4, rejectedBefore: 3 }, { owner }, false],
])('with %j beside %j a rule is broken: %s', (condition, beside, isBroken) => {
  expect(fieldOf(condition, {}, beside) !== undefined).toBe(isBroken);
  expect(looksBeside(ruleOf(condition))).toBe(true);
});

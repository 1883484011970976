import { expect, test } from '@jest/globals';
import { achievementRules, achievementsOf, type Tallies } from './figure.ts';

const earned = (tallies: Tallies) =>
  achievementsOf(tallies)
    .filter((achievement) => achievement.earned)
    .map(({ name }) => name);

test('who has done nothing has earned nothing, and sees all there is', () => {
  expect(earned({})).toEqual([]);
  expect(achievementsOf({})).toHaveLength(achievementRules.length);
});

test('an achievement is earned from its number on', () => {
  expect(earned({ 'email-confirmed': 1 })).toEqual(['verified-email']);
  expect(earned({ 'listing-liked': 1 })).toEqual(['first-like']);
  expect(earned({ 'pet-adopted': 1 })).toEqual(['first-adoption']);
  expect(earned({ 'listing-published': 4 })).toEqual(['first-listing']);
  expect(earned({ 'listing-published': 5 })).toEqual(['first-listing', 'five-listings']);
});

test('each has a name and an icon of its own', () => {
  for (const field of ['name', 'icon'] as const)
    expect(new Set(achievementRules.map((rule) => rule[field])).size).toBe(achievementRules.length);
});

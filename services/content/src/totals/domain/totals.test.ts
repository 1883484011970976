import { expect, test } from '@jest/globals';
import { totalsOf, type Sum } from './totals.ts';

const none: Sum = { counted: 0, failed: 0, hours: 0 };
const told = (adoptions: Partial<Sum>) => totalsOf({ pets: none, users: none, vets: none, adoptions: { ...none, ...adoptions } });

test('each kind has its own number', () => {
  const [pets, adoptions, users, vets] = [4, 3, 2, 1].map((counted) => ({ ...none, counted })) as [Sum, Sum, Sum, Sum];
  expect(totalsOf({ pets, adoptions, users, vets })).toMatchObject({ pets: 4, adoptions: 3, users: 2, vets: 1 });
});

test('days are those from request to hand-over, and nobody is told of any before there is one', () => {
  expect(told({}).averageDays).toBeNull();
  expect(told({ failed: 1 }).averageDays).toBeNull();
  expect(told({ counted: 2, hours: 15 * 24 }).averageDays).toBe(8);
});

test('how many stayed is told from thirty hand-overs on, those that came back among them', () => {
  expect(told({ counted: 28, failed: 1 }).successRate).toBeNull();
  expect(told({ counted: 28, failed: 2 }).successRate).toBe(0.93);
  expect(told({ counted: 30 }).successRate).toBe(1);
});

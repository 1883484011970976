import { expect, test } from '@jest/globals';
import { totalsOf, type Sum } from './totals.ts';

const none: Sum = { counted: 0, failed: 0, hours: 0 };
const totalsFor = (adoptions: Partial<Sum>) => totalsOf({ pets: none, users: none, vets: none, adoptions: { ...none, ...adoptions } });

test('each kind has its own number', () => {
  const [pets, adoptions, users, vets] = [4, 3, 2, 1].map((counted) => ({ ...none, counted })) as [Sum, Sum, Sum, Sum];
  expect(totalsOf({ pets, adoptions, users, vets })).toMatchObject({ pets: 4, adoptions: 3, users: 2, vets: 1 });
});

test('days are those from request to hand-over, and none are shown before thirty hand-overs', () => {
  expect(totalsFor({}).averageDays).toBeNull();
  expect(totalsFor({ counted: 29, hours: 29 * 24 }).averageDays).toBeNull();
  expect(totalsFor({ failed: 30 }).averageDays).toBeNull();
  expect(totalsFor({ counted: 30, hours: 30 * 7.5 * 24 }).averageDays).toBe(8);
});

test('how many stayed is shown from thirty hand-overs on, those that came back among them', () => {
  expect(totalsFor({ counted: 28, failed: 1 }).successRate).toBeNull();
  expect(totalsFor({ counted: 28, failed: 2 }).successRate).toBe(0.93);
  expect(totalsFor({ counted: 30 }).successRate).toBe(1);
});

import { expect, test } from '@jest/globals';
import { lastMonths } from './last-months.ts';

test('months go back over the year, and begin at midnight in Pakistan', () => {
  expect(lastMonths(new Date('2027-01-31T18:59:00Z'), 3)).toEqual(['2027-01', '2026-12', '2026-11']);
  expect(lastMonths(new Date('2027-01-31T19:00:00Z'), 2)).toEqual(['2027-02', '2027-01']);
});

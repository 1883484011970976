import { expect, test } from '@jest/globals';
import { firstDays, type SlotDay } from './vet-decisions.ts';

const day = (number: number, free: number): SlotDay => ({ date: `2026-05-0${number}`, free, booked: 1 });
const numbersOf = (days: readonly SlotDay[]) => firstDays(days).map(({ date }) => Number(date.at(-1)));

test('the first three days on which there is time are shown, and days that are booked out are passed over', () => {
  expect(numbersOf([day(1, 0), day(2, 3), day(3, 1), day(4, 0), day(5, 2), day(6, 9)])).toEqual([2, 3, 5]);
  expect(numbersOf([day(1, 0), day(2, 1)])).toEqual([2]);
});

test('where all days are booked out the first three of them are shown', () => {
  expect(numbersOf([1, 2, 3, 4].map((number) => day(number, 0)))).toEqual([1, 2, 3]);
  expect(numbersOf([])).toEqual([]);
});

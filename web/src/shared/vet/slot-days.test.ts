import { expect, test } from '@jest/globals';
import { dayAfter, daysFrom, slotDays, todayInPakistan } from './slot-days.ts';

test('a day begins at midnight in Pakistan', () => {
  expect(todayInPakistan(Date.parse('2026-05-01T18:59:59Z'))).toBe('2026-05-01');
  expect(todayInPakistan(Date.parse('2026-05-01T19:00:00Z'))).toBe('2026-05-02');
});

test('days follow each other over the ends of months and years', () => {
  expect(daysFrom('2026-12-30', 4)).toEqual(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']);
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
});

test('slots stand under their day, in order', () => {
  const slot = (date: string, startsAt: string) => ({ date, startsAt });
  const late = slot('2026-05-02', '2026-05-02T10:00:00.000Z');
  const early = slot('2026-05-02', '2026-05-01T19:30:00.000Z');
  const before = slot('2026-05-01', '2026-05-01T18:30:00.000Z');
  expect(slotDays([late, before, early])).toEqual([
    { date: '2026-05-01', slots: [before] },
    { date: '2026-05-02', slots: [early, late] },
  ]);
  expect(slotDays([])).toEqual([]);
});

import { expect, test } from '@jest/globals';
import { clockTimeAt } from '@paltu/reference';
import { inCalls, problemOf, rangeOf, repeatDay } from './slot-plan.ts';

const now = Date.parse('2026-11-23T04:00:00Z');
const slot = (startsAt: string, minutes = 30) => ({
  startsAt: new Date(startsAt).toISOString(),
  endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
  ...clockTimeAt(new Date(startsAt)),
});
/** Ten in the morning in Pakistan, on Tuesday. */
const ten = slot('2026-11-24T05:00:00Z');
const wish = (time: string, date = '2026-11-24', durationMinutes = 30) => ({ date, time, durationMinutes });

test('an overlap is named by the time in its way; one that only touches is fine', () => {
  expect(problemOf([wish('10:15')], [ten], now)).toEqual({ reason: 'overlaps', time: '10:15', other: '10:00–10:30' });
  expect(problemOf([wish('09:30'), wish('10:30')], [ten], now)).toBeUndefined();
});

test('wishes do not lie over each other either; the same slot once more is the same slot', () => {
  expect(problemOf([wish('14:00', undefined, 60), wish('14:30')], [], now)).toMatchObject({ reason: 'overlaps', other: '14:00–15:00' });
  expect(problemOf([wish('10:00')], [ten], now)).toBeUndefined();
});

test('a time that has passed in Pakistan, lies beyond 90 days or is none is refused', () => {
  expect(problemOf([wish('09:00', '2026-11-23')], [], now)).toEqual({ reason: 'past', time: '09:00' });
  expect(problemOf([wish('09:01', '2026-11-23')], [], now)).toBeUndefined();
  expect(problemOf([wish('09:00', '2027-02-21')], [], now)).toBeUndefined();
  expect(problemOf([wish('09:01', '2027-02-21')], [], now)).toEqual({ reason: 'far', time: '09:01' });
  expect(problemOf([wish('')], [], now)).toMatchObject({ reason: 'unknown' });
});

test('a day is repeated week by week; a day where it would overlap keeps what it has', () => {
  const four = slot('2026-11-24T11:00:00Z', 60);
  const inTheWay = slot('2026-12-01T05:15:00Z');
  const there = slot('2026-12-08T05:00:00Z');
  const { wishes, leftOut } = repeatDay([ten, four], [ten, four, inTheWay, there], { every: 'week', times: 3 }, now);
  expect(leftOut).toEqual(['2026-12-01']);
  expect(wishes).toEqual([wish('16:00', '2026-12-08', 60), wish('10:00', '2026-12-15'), wish('16:00', '2026-12-15', 60)]);
});

test('a day is repeated day by day, over the end of a month and until 90 days ahead', () => {
  const { wishes } = repeatDay([ten], [ten], { every: 'day', times: 7 }, now);
  expect(wishes.map(({ date }) => date).at(-1)).toBe('2026-12-01');
  expect(repeatDay([ten], [ten], { every: 'week', times: 13 }, now).leftOut).toEqual(['2027-02-23']);
});

test('many slots go in several calls, and a slot over midnight is shown by both its ends', () => {
  expect(inCalls(Array.from({ length: 401 }, () => wish('10:00'))).map(({ length }) => length)).toEqual([200, 200, 1]);
  expect(inCalls([])).toEqual([]);
  expect(rangeOf(slot('2026-11-24T18:45:00Z'))).toBe('23:45–00:15');
});

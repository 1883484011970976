import { expect, test } from '@jest/globals';
import { clockTimeAt } from '@paltu/reference';
import { hoursProblem, inCalls, moreWeeks, problemOf, rangeOf, repeatDay, repeatHours } from './slot-plan.ts';

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

test('the last week goes on for as many more as can be offered whole; not once it has begun, since what is over is not known', () => {
  const slots = [slot('2026-11-23T05:00:00Z'), slot('2026-11-30T05:00:00Z'), slot('2026-12-02T06:00:00Z')];
  expect(moreWeeks(slots, 2, now).wishes.map(({ date, time }) => `${date} ${time}`)).toEqual([
    ...['2026-12-07 10:00', '2026-12-14 10:00', '2026-12-09 11:00', '2026-12-16 11:00'],
  ]);
  const weeksAfter = (...days: string[]) =>
    moreWeeks(
      days.map((day) => slot(`${day}T05:00:00Z`)),
      4,
      now,
    ).weeks;
  expect([weeksAfter(), weeksAfter('2026-11-27'), weeksAfter('2026-12-01'), weeksAfter('2027-02-08'), weeksAfter('2027-02-20')]).toEqual([
    ...[0, 0, 4, 1, 0],
  ]);
});

/** Mondays and Tuesdays until noon with a break; `now` is on a Monday, at nine. */
const hours = { days: [0, 1], from: '09:00', until: '12:00', breakFrom: '10:00', breakUntil: '10:45', minutes: 30, weeks: 2 };

test('hours of the week make one visit after the other around the break, from now on, until the last Sunday of so many weeks', () => {
  const { wishes, leftOut } = repeatHours(hours, [], now);
  const ofDay = (date: string, times: string[]) => times.map((time) => wish(time, date));
  const whole = ['09:00', '09:30', '10:45', '11:15'];
  expect(leftOut).toEqual([]);
  expect(wishes).toEqual([
    ...ofDay('2026-11-23', ['09:30', '10:45', '11:15']),
    ...['2026-11-24', '2026-11-30', '2026-12-01'].flatMap((date) => ofDay(date, whole)),
  ]);
});

test('what hours of the week made before is not asked for again, and a day on which a visit would lie over another stays as it is', () => {
  const there = slot('2026-11-24T04:00:00Z');
  const inTheWay = slot('2026-12-01T06:00:00Z');
  const { wishes, leftOut } = repeatHours({ ...hours, days: [1] }, [there, inTheWay], now);
  expect([wishes.map(({ time }) => time), leftOut]).toEqual([['09:30', '10:45', '11:15'], ['2026-12-01']]);
});

test('hours reach no further than 90 days, and need a day, an end after the beginning and a whole break within', () => {
  const last = repeatHours({ ...hours, days: [0, 1, 2, 3, 4, 5, 6], weeks: 20 }, [], now).wishes.at(-1)?.date ?? '';
  expect(last <= '2027-02-21').toBe(true);
  const problems = [
    {},
    { days: [] },
    { until: '09:15' },
    { from: '' },
    { breakUntil: '' },
    { breakFrom: '08:00' },
    { breakFrom: '', breakUntil: '' },
  ];
  expect(problems.map((given) => hoursProblem({ ...hours, ...given }))).toEqual([
    ...[undefined, 'days', 'order', 'order', 'break', 'break', undefined],
  ]);
});

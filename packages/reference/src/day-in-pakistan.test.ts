import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { afterWorkingDays, clockTimeAt, dayInPakistan, instantAt } from './day-in-pakistan.ts';

const minuteMs = 60_000;
const minute = fc
  .integer({ min: Date.parse('2020-01-01') / minuteMs, max: Date.parse('2100-01-01') / minuteMs })
  .map((n) => new Date(n * minuteMs));
/** At most two hours before or after a midnight of Pakistan. */
const nearMidnight = fc
  .tuple(fc.integer({ min: 18_262, max: 47_482 }), fc.integer({ min: -120, max: 120 }))
  .map(([day, minutes]) => new Date(Date.parse('1970-01-01T19:00:00Z') + day * 24 * 60 * minuteMs + minutes * minuteMs));

test('a day begins and ends at midnight in Pakistan, which is 19:00 UTC', () => {
  expect(dayInPakistan(new Date('2026-05-01T18:59:59Z'))).toEqual({
    start: new Date('2026-04-30T19:00:00Z'),
    end: new Date('2026-05-01T19:00:00Z'),
  });
  expect(dayInPakistan(new Date('2026-05-01T19:00:00Z')).start).toEqual(new Date('2026-05-01T19:00:00Z'));
});

test('what calendar and clock show leads back to the same minute, also around midnight', () => {
  fc.assert(
    fc.property(fc.oneof(minute, nearMidnight), (at) => {
      expect(instantAt(clockTimeAt(at))).toEqual(at);
      const { start, end } = dayInPakistan(at);
      expect(start <= at && at < end).toBe(true);
      expect([clockTimeAt(start).time, clockTimeAt(end).time]).toEqual(['00:00', '00:00']);
      expect(clockTimeAt(start).date).toBe(clockTimeAt(at).date);
    }),
  );
});

test('calendar and clock are those that Karachi has', () => {
  const inKarachi = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Karachi', dateStyle: 'short', timeStyle: 'short' });
  fc.assert(
    fc.property(nearMidnight, (at) => {
      const { date, time } = clockTimeAt(at);
      expect(inKarachi.format(at)).toBe(`${date} ${time}`);
    }),
  );
});

test.each([
  ['2026-02-30', '09:00'],
  ['2026-04-31', '09:00'],
  ['2026-13-01', '09:00'],
  ['2026-05-01', '24:00'],
  ['2026-05-01', '09:60'],
  ['26-05-01', '09:00'],
  ['2026-05-01', '9:00'],
])('there is no %s, %s', (date, time) => {
  expect(instantAt({ date, time })).toBeUndefined();
});

test.each([
  ['a Monday', '2027-03-01T08:00:00Z', 2, '2027-03-03T08:00:00Z'],
  ['a Friday', '2027-03-05T08:00:00Z', 2, '2027-03-09T08:00:00Z'],
  ['a Saturday', '2027-03-06T08:00:00Z', 1, '2027-03-08T08:00:00Z'],
  // Saturday begins in Pakistan while it is Friday elsewhere.
  ['a Friday in Greenwich, which is a Saturday in Pakistan', '2027-03-05T20:00:00Z', 1, '2027-03-07T20:00:00Z'],
])('working days from %s leave out Saturday and Sunday in Pakistan', (_day, from, days, until) => {
  expect(afterWorkingDays(new Date(from), days)).toEqual(new Date(until));
});

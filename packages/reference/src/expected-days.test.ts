import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clockTimeAt } from './day-in-pakistan.ts';
import { expectedDays, handlingDays } from './expected-days.ts';

/** A Tuesday in Pakistan. */
const tuesday = new Date('2026-12-01T08:00:00Z');

test('a parcel is expected after the days of its store and of the courier: sooner in the same city, within both where it goes anywhere', () => {
  expect(expectedDays(tuesday, 1, true)).toEqual({ from: '2026-12-03', until: '2026-12-04' });
  expect(expectedDays(tuesday, 1, false)).toEqual({ from: '2026-12-04', until: '2026-12-08' });
  expect(expectedDays(tuesday, 1, undefined)).toEqual({ from: '2026-12-03', until: '2026-12-08' });
  expect(expectedDays(tuesday, 0, true)).toEqual({ from: '2026-12-02', until: '2026-12-03' });
});

test('the day is that of Pakistan, and Sundays are not counted', () => {
  const [saturday, stillFriday] = [new Date('2026-12-04T19:00:00Z'), new Date('2026-12-04T18:59:59Z')];
  expect(expectedDays(saturday, 0, true)).toEqual({ from: '2026-12-07', until: '2026-12-08' });
  expect(expectedDays(stillFriday, 0, true)).toEqual({ from: '2026-12-05', until: '2026-12-07' });
  expect(expectedDays(new Date('2026-12-06T08:00:00Z'), 0, true).from).toBe('2026-12-07');
});

test('nothing is expected on a Sunday, before the day of its order, or later the sooner it is handed over', () => {
  const at = fc.date({ min: new Date('2026-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  const days = fc.integer({ min: 0, max: handlingDays.most - 1 });
  fc.assert(
    fc.property(at, days, fc.constantFrom(true, false, undefined), (ordered, handling, isSameCity) => {
      const [sooner, later] = [expectedDays(ordered, handling, isSameCity), expectedDays(ordered, handling + 1, isSameCity)];
      for (const day of Object.values(sooner)) expect(new Date(day).getUTCDay()).not.toBe(0);
      expect(clockTimeAt(ordered).date < sooner.from && sooner.from <= sooner.until).toBe(true);
      expect(sooner.from < later.from && sooner.until < later.until).toBe(true);
    }),
  );
});

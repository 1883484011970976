import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openSlotsBody, presentSlot, removeSlotsBody, toCome } from './slot-http.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const inKarachi = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Karachi', dateStyle: 'short', timeStyle: 'short' });
const shownOf = (at: Date) => {
  const [date = '', time = ''] = inKarachi.format(at).split(' ');
  return { date, time };
};

/** At most two hours before or after a midnight of Pakistan. */
const nearMidnight = fc
  .tuple(fc.integer({ min: 20_700, max: 30_000 }), fc.integer({ min: -120, max: 120 }))
  .map(([day, minutes]) => new Date(Date.parse('1970-01-01T19:00:00Z') + day * dayMs + minutes * minuteMs));

test('a slot that is named by day and time in Karachi is the one that is named by its instant, and is shown so', () => {
  fc.assert(
    fc.property(nearMidnight, fc.integer({ min: 10, max: 240 }), (at, durationMinutes) => {
      const named = [shownOf(at), { startsAt: at.toISOString() }, { ...shownOf(at), startsAt: at.toISOString() }];
      const { slots } = openSlotsBody.parse({ slots: named.map((slot) => ({ ...slot, durationMinutes })) });
      for (const slot of slots) expect(slot).toEqual({ startsAt: at, endsAt: new Date(at.getTime() + durationMinutes * minuteMs) });
      for (const { startsAt } of removeSlotsBody.parse({ slots: named }).slots) expect(startsAt).toEqual(at);
      const id = 'a0000000-0000-4000-8000-000000000000';
      const endsAt = new Date(at.getTime() + durationMinutes * minuteMs);
      expect(presentSlot({ id, startsAt: at, endsAt, isBooked: false })).toMatchObject(shownOf(at));
    }),
  );
});

test('a slot named by an instant of another minute than its day and time is refused', () => {
  fc.assert(
    fc.property(nearMidnight, fc.integer({ min: 1, max: 3_000 }), (at, minutes) => {
      const other = new Date(at.getTime() + minutes * minuteMs).toISOString();
      expect(openSlotsBody.safeParse({ slots: [{ ...shownOf(at), startsAt: other }] }).success).toBe(false);
    }),
  );
});

test('what is to come of a day begins on that day in Karachi, each slot on one day alone', () => {
  fc.assert(
    fc.property(nearMidnight, fc.integer({ min: -1_500, max: 1_500 }), (startsAt, minutes) => {
      const now = new Date(startsAt.getTime() - minutes * minuteMs);
      const days = [-1, 0, 1].map((by) => shownOf(new Date(startsAt.getTime() + by * dayMs)).date);
      const isIn = (date: string | undefined) => {
        const { from, until } = toCome(date, now);
        return from <= startsAt && startsAt < until;
      };
      const isToCome = startsAt >= now;
      expect(days.map(isIn)).toEqual([false, isToCome, false]);
      expect(isIn(undefined)).toBe(isToCome);
    }),
  );
});

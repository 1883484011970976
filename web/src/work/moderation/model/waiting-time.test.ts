import { expect, test } from '@jest/globals';
import { waitingTime } from './waiting-time.ts';

const now = Date.parse('2026-03-05T12:00:00Z');

test('a listing waits in minutes, then in hours, then in days, and is urgent before the 24 hours are over', () => {
  expect(waitingTime('2026-03-05T11:30:00Z', now)).toEqual({ unit: 'minutes', count: 30, isUrgent: false });
  expect(waitingTime('2026-03-04T17:00:00Z', now)).toEqual({ unit: 'hours', count: 19, isUrgent: true });
  expect(waitingTime('2026-03-02T12:00:00Z', now)).toEqual({ unit: 'days', count: 3, isUrgent: true });
});

test('a clock that is behind the server does not make a listing wait less than nothing', () => {
  expect(waitingTime('2026-03-05T12:05:00Z', now).count).toBe(0);
});

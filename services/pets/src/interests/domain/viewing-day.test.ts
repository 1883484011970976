import { expect, test } from '@jest/globals';
import { viewingDay } from './viewing-day.ts';

test.each([
  ['2026-05-01T18:59:59.999Z', '2026-05-01', '2026-05-01T19:00:00.000Z'],
  ['2026-05-01T19:00:00.000Z', '2026-05-02', '2026-05-02T19:00:00.000Z'],
  ['2026-12-31T20:00:00.000Z', '2027-01-01', '2027-01-01T19:00:00.000Z'],
])('at %s it is %s in Pakistan, until %s', (now, name, end) => {
  expect(viewingDay(new Date(now))).toEqual({ name, end: new Date(end) });
});

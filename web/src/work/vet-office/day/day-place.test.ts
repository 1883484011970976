import { expect, test } from '@jest/globals';
import { dayOf, neighboursOf, placeOfDay } from './day-place.ts';

/** Half an hour before midnight in Pakistan, and half an hour after; in UTC it is the same day. */
const late = Date.parse('2026-11-23T18:30:00Z');
const early = Date.parse('2026-11-23T19:30:00Z');

test('today is the day in Pakistan, whatever the zone of the browser', () => {
  expect([dayOf({}, late), dayOf({}, early)]).toEqual(['2026-11-23', '2026-11-24']);
  expect([placeOfDay('2026-11-24', late), placeOfDay('2026-11-24', early)]).toEqual([{ date: '2026-11-24' }, {}]);
});

test('an address names any day there is; another one counts as left out', () => {
  expect(dayOf({ date: '2026-12-31' }, late)).toBe('2026-12-31');
  expect(dayOf({ date: '2026-02-30' }, late)).toBe('2026-11-23');
  expect(neighboursOf('2026-12-31')).toEqual({ before: '2026-12-30', after: '2027-01-01' });
});

import { expect, test } from '@jest/globals';
import type { Appointment, VetSlot } from '#shared/api/types.ts';
import { dayOf, neighboursOf, placeOfDay, dayEntries, nextVisit } from './day.ts';

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

const date = '2026-11-24';
const at = (time: string) => `${date}T${time}:00.000Z`;
const visit = (from: string, until: string, status: Appointment['status'] = 'booked') =>
  ({ id: from, startsAt: at(from), endsAt: at(until), status }) as Appointment;
const slot = (from: string, status: VetSlot['status'] = 'free', day = date) =>
  ({ id: from, startsAt: at(from), endsAt: at(from), status, date: day }) as VetSlot;

test('free times of the day stand between its visits', () => {
  const visits = [visit('09:00', '09:30'), visit('11:00', '11:30')];
  const slots = [slot('10:00'), slot('11:00', 'booked'), slot('08:00'), slot('10:30', 'free', '2026-11-25')];
  expect(dayEntries(visits, slots, date).map((entry) => ('visit' in entry ? entry.visit.id : `free ${entry.free.id}`))).toEqual([
    'free 08:00',
    '09:00',
    'free 10:00',
    '11:00',
  ]);
});

test('the next guest is the first who is still to come, or is there; nobody when all is over', () => {
  const visits = [visit('09:00', '09:30'), visit('10:00', '10:30', 'cancelled'), visit('11:30', '12:00'), visit('11:00', '11:30')];
  const nextAt = (time: string) => nextVisit(visits, Date.parse(at(time)))?.id;
  expect([nextAt('08:00'), nextAt('09:15'), nextAt('09:30'), nextAt('11:45'), nextAt('12:00')]).toEqual([
    ...['09:00', '09:00', '11:00', '11:30', undefined],
  ]);
});

import { expect, test } from '@jest/globals';
import { anAppointment } from '../../../testing/an-appointment.ts';
import { isToCome, stepsOf } from './appointment.ts';
import type { AppointmentState } from './appointment.ts';
import { calendarFile } from './calendar-file.ts';

const begins = Date.parse('2026-11-24T05:00:00.000Z');
const anHour = 3_600_000;
const visit = (status: AppointmentState['status'] = 'booked'): AppointmentState => ({
  status,
  startsAt: new Date(begins).toISOString(),
  mayCancelUntil: new Date(begins - 2 * anHour).toISOString(),
});

test('a guest cancels until two hours before, and not a moment later', () => {
  expect(stepsOf(visit(), 'guest', begins - 2 * anHour)).toEqual(['cancel']);
  expect(stepsOf(visit(), 'guest', begins - 2 * anHour + 1)).toEqual([]);
});

test('a vet cancels until it begins, and records from then on whether the guest came', () => {
  expect(stepsOf(visit(), 'vet', begins - 1)).toEqual(['cancel']);
  expect(stepsOf(visit(), 'vet', begins)).toEqual(['completed', 'no-show']);
  expect([isToCome(visit(), begins - 1), isToCome(visit(), begins)]).toEqual([true, false]);
});

test.each(['cancelled', 'completed', 'no-show'] as const)('nothing more is done with one that is %s', (status) => {
  const early = begins - 9 * anHour;
  expect([stepsOf(visit(status), 'guest', early), stepsOf(visit(status), 'vet', begins), isToCome(visit(status), early)]).toEqual([
    [],
    [],
    false,
  ]);
});

const words = { summary: 'Checkup: Sheru', description: 'Fee: PKR 1,500; please bring his papers\nHe bites.', comma: ', ', language: 'en' };
const address = 'https://paltu.example/dashboard?tab=appointments';
const appointment = anAppointment({ startsAt: '2026-11-24T19:30:00.000Z', endsAt: '2026-11-24T20:00:00.000Z' });
const textOf = (given: Partial<typeof words> = {}, shown = appointment): string => calendarFile(shown, { ...words, ...given }, address);

/** Lines as a calendar reads them: folded ones put together again. */
const linesOf = (text: string): string[] => text.replaceAll('\r\n ', '').split('\r\n');
const propertyOf = (text: string, name: string): string | undefined =>
  linesOf(text)
    .find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    ?.replace(/^[^:]*:/, '');

test('begins and ends in UTC, whatever the zone of the reader', () => {
  const text = textOf();
  expect([propertyOf(text, 'DTSTART'), propertyOf(text, 'DTEND')]).toEqual(['20261124T193000Z', '20261124T200000Z']);
});

test('every line ends in CR LF and has at most 75 octets, also in Urdu; no letter is torn', () => {
  const summary = 'ڈاکٹر کے ساتھ ملاقات، '.repeat(12).trim();
  const text = textOf({ summary, language: 'ur' });
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const octets = text.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...octets)).toBeLessThanOrEqual(75);
  expect(propertyOf(text, 'SUMMARY')).toBe(summary);
});

test('signs that mean something in a calendar file are escaped', () => {
  const vet = { ...appointment.vet, clinicName: 'Pets; Co', address: '12-B, Mall Road \\ Annexe', city: 'Lahore' };
  const text = textOf({}, { ...appointment, vet });
  expect(propertyOf(text, 'DESCRIPTION')).toBe('Fee: PKR 1\\,500\\; please bring his papers\\nHe bites.');
  expect(propertyOf(text, 'LOCATION')).toBe('Pets\\; Co\\, 12-B\\, Mall Road \\\\ Annexe\\, Lahore');
});

test('what a member wrote begins no line of its own', () => {
  const text = textOf({ description: 'Hello\r\nEND:VEVENT\r\nBEGIN:VEVENT' });
  expect(linesOf(text).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
});

test('one appointment has one UID, and a cancelled one is cancelled in the calendar too', () => {
  const cancelled = textOf({}, { ...appointment, status: 'cancelled' });
  expect(propertyOf(cancelled, 'UID')).toBe(propertyOf(textOf(), 'UID'));
  expect([propertyOf(textOf(), 'STATUS'), propertyOf(cancelled, 'STATUS')]).toEqual(['CONFIRMED', 'CANCELLED']);
  expect(linesOf(cancelled)[0]).toBe('BEGIN:VCALENDAR');
});

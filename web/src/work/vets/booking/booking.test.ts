import { expect, test } from '@jest/globals';
import { problemsOf } from '#shared/form/form-rules.ts';
import { apiErrorOf, networkError } from '#shared/api/api-error.ts';
import { anAppointment } from '../../../testing/an-appointment.ts';
import { bodyOfBooking, bookingRules, emptyBooking, knownPets, resolveBookingOutcome } from './booking.ts';
import type { BookingForm } from './booking.ts';

const rules = bookingRules((id) => id === 'free');
const fields = Object.keys(emptyBooking) as (keyof BookingForm)[];
const whole: BookingForm = {
  date: '2026-05-01',
  slotId: 'free',
  petName: ' Sheru ',
  petType: 'dog',
  reason: 'checkup',
  message: ' Limps. ',
};

test('time, name, kind of pet and reason are required, a message is optional', () => {
  expect(Object.keys(problemsOf(rules, emptyBooking, fields))).toEqual(['slotId', 'petName', 'petType', 'reason']);
  expect(problemsOf(rules, { ...whole, message: '' }, fields)).toEqual({});
});

test('a time that is free no more is reported as taken', () => {
  expect(problemsOf(rules, { ...whole, slotId: 'taken' }, fields)).toEqual({ slotId: 'errors:slot.not-free' });
});

test('what is sent has no blanks around it', () => {
  expect(bodyOfBooking(whole)).toEqual({ slotId: 'free', petName: 'Sheru', petType: 'dog', reason: 'checkup', message: 'Limps.' });
});

const own = { ...anAppointment(), slotId: 'wanted' };
const other = { ...anAppointment(), slotId: 'another' };
const refusal = (status: number, code: string) => apiErrorOf(status, { code, message: code });
const tooSlow = refusal(504, 'service.slow');
const notFree = refusal(409, 'slot.not-free');
const unclear = [
  ['nobody answered', networkError],
  ['the service was too slow to answer', tooSlow],
  ['the time is free no more', notFree],
] as const;

test.each(unclear)('when %s, the visit is booked if it is among the booked ones', async (_what, error) => {
  expect(await resolveBookingOutcome(error, 'wanted', () => Promise.resolve([other, own]))).toBe(own);
});

test.each(unclear)('when %s, a visit that is not among the booked ones was refused', async (_what, error) => {
  await expect(resolveBookingOutcome(error, 'wanted', () => Promise.resolve([other]))).rejects.toBe(error);
});

test.each(unclear)('when %s, and the booked ones cannot be read, nobody knows', async (_what, error) => {
  expect(await resolveBookingOutcome(error, 'wanted', () => Promise.reject(new Error('away')))).toBe('unknown');
});

test.each([refusal(409, 'appointment.too-many'), refusal(400, 'request.invalid'), new Error('a fault of the app')])(
  'what was refused for another reason is not booked, and nothing is asked: $code',
  async (error) => {
    await expect(resolveBookingOutcome(error, 'wanted', () => Promise.reject(new Error('was asked')))).rejects.toBe(error);
  },
);

test('the member’s own pets are offered once each, those that were at a vet first', () => {
  const visits = [
    { petName: 'Sheru', petType: 'dog' },
    { petName: 'Moti', petType: 'cat' },
    { petName: 'sheru ', petType: 'dog' },
  ] as const;
  const listed = [
    { name: 'Moti', species: 'Cat' },
    { name: 'Mithu', species: 'Bird' },
    { name: 'Moti', species: 'Rabbit' },
  ] as const;
  expect(knownPets(visits, listed).map(({ petName, petType }) => `${petName} ${petType}`)).toEqual([
    ...['Sheru dog', 'Moti cat', 'Mithu bird', 'Moti other'],
  ]);
  expect(
    knownPets(
      [],
      Array.from({ length: 9 }, (_none, n) => ({ name: `Moti ${n}`, species: 'Cat' })),
    ),
  ).toHaveLength(5);
});

import { expect, test } from '@jest/globals';
import { problemsOf } from '#shared/form/form-rules.ts';
import { bodyOfBooking, bookingRules, emptyBooking } from './booking-form.ts';
import type { BookingForm } from './booking-form.ts';

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

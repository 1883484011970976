import { expect, test } from '@jest/globals';
import { problemsOf } from '#shared/form/form-rules.ts';
import { profileRules } from './profile-rules.ts';

const whole = { firstName: 'Ayesha', lastName: 'Khan', email: 'a@b.pk', phone: '0300 1234567', city: 'Lahore', address: '', bio: '' };
const fields = Object.keys(whole) as (keyof typeof whole)[];

test('a profile needs a first name, an address of mail, a phone and a city; the rest is optional', () => {
  expect(problemsOf(profileRules, whole, fields)).toEqual({});
  const empty = { firstName: ' ', lastName: '', email: '', phone: '', city: '', address: '', bio: '' };
  expect(Object.keys(problemsOf(profileRules, empty, fields))).toEqual(['firstName', 'email', 'phone', 'city']);
});

test('no name of a profile reads as a link', () => {
  const linked = { ...whole, firstName: 'evil.example', lastName: 'ali.example' };
  expect(problemsOf(profileRules, linked, fields)).toEqual({ firstName: 'errors:field.link', lastName: 'errors:field.link' });
  for (const firstName of ['M. Ali', 'M.Ali']) expect(problemsOf(profileRules, { ...whole, firstName }, fields)).toEqual({});
});

test.each([
  ['+92 300 1234567', true],
  ['03001234567', true],
  ['3001234567', true],
  ['00923001234567', true],
  ['+44 20 7946 0958', true],
  ['051-2345678', true],
  ['0300 12345', false],
])('the phone number %s is taken: %s', (phone, isFine) => {
  expect(problemsOf(profileRules, { ...whole, phone }, ['phone'])).toEqual(isFine ? {} : { phone: 'session:problem.phonePakistani' });
});

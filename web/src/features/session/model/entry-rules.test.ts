import { describe, expect, test } from '@jest/globals';
import { loginProblems, registrationProblems, stepOf } from './entry-rules.ts';
import { formatPhone } from './format-phone.ts';
import { passwordStrength } from './password-strength.ts';
import { emptyRegistration, payloadOf } from './registration.ts';

const whole = {
  ...emptyRegistration,
  firstName: 'Ayesha',
  lastName: 'Khan',
  email: 'ayesha@example.com',
  phone: '0300 1234567',
  password: 'Paltu1',
  confirmPassword: 'Paltu1',
  city: 'Lahore',
  address: 'Canal Road',
  agreeTerms: true,
  agreePrivacy: true,
};

describe('login', () => {
  test('names what is missing and what is malformed', () => {
    expect(loginProblems({ email: ' ', password: '' })).toEqual({ email: 'loginEmailRequired', password: 'passwordRequired' });
    expect(loginProblems({ email: 'ayesha', password: '12345' })).toEqual({ email: 'loginEmailInvalid', password: 'passwordShort' });
    expect(loginProblems({ email: 'a@b.pk', password: '123456' })).toEqual({});
  });
});

describe('registration', () => {
  test('each step asks for its own fields', () => {
    expect(Object.keys(registrationProblems(1, emptyRegistration))).toEqual(['firstName', 'lastName', 'email', 'phone', 'password']);
    expect(registrationProblems(2, emptyRegistration)).toEqual({ city: 'cityRequired', address: 'addressRequired' });
    expect(registrationProblems(3, emptyRegistration)).toEqual({ agreeTerms: 'termsRequired', agreePrivacy: 'privacyRequired' });
    for (const step of [1, 2, 3]) expect(registrationProblems(step, whole)).toEqual({});
  });

  test.each([
    ['paltu1', 'passwordSimple'],
    ['PALTU1', 'passwordSimple'],
    ['Paltuu', 'passwordSimple'],
    ['Pal1', 'passwordShort'],
  ])('the password %s is refused', (password, problem) => {
    expect(registrationProblems(1, { ...whole, password, confirmPassword: password })).toEqual({ password: problem });
  });

  test('the confirmation must be equal', () => {
    expect(registrationProblems(1, { ...whole, confirmPassword: 'Paltu2' })).toEqual({ confirmPassword: 'passwordsDiffer' });
  });

  test.each([
    ['030012345', 'phoneInvalid'],
    ['+92 300 12345678901', 'phoneInvalid'],
    ['0300 1234567', undefined],
    ['+92 300 1234567', undefined],
  ])('a phone number has 10 to 13 digits: %s', (phone, problem) => {
    expect(registrationProblems(1, { ...whole, phone }).phone).toBe(problem);
  });

  test('sends neither the confirmation nor the agreements', () => {
    expect(Object.keys(payloadOf(whole)).sort()).toEqual(
      ['address', 'city', 'email', 'firstName', 'lastName', 'marketingEmails', 'password', 'phone', 'userType'].sort(),
    );
  });

  test('a refusal leads back to the step of its first field', () => {
    expect(stepOf(['address', 'email'])).toBe(1);
    expect(stepOf(['city'])).toBe(2);
  });
});

test.each([
  ['03001234567', '0300 1234567'],
  ['+923001234567', '+92 300 1234567'],
  ['923001234567', '+92 300 1234567'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+92 300 1234567 and more 99', '+92 300 12345679'],
  ['+', '+'],
  ['', ''],
])('a typed phone number %s is shown as %s', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
  expect(formatPhone(shown)).toBe(shown);
});

test.each([
  ['', 0],
  ['abc', 1],
  ['abcdef', 2],
  ['Abcdef', 3],
  ['Abcdef1', 4],
  ['Abcdef1!', 5],
])('the strength of %s is %i of 5', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

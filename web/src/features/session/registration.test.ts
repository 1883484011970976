import { describe, expect, test } from '@jest/globals';
import { commonPasswords } from '@paltu/reference/common-passwords';
import { problemsOf } from '#shared/form/form-rules.ts';
import { loginRules } from './login-rules.ts';
import { formatPhone } from '#shared/format/format-phone.ts';
import { passwordLevel, passwordStrength } from './new-password-fields.tsx';
import { emptyRegistration, payloadOf, registrationRules, registrationSteps } from './registration.ts';
import type { RegistrationForm } from './registration.ts';

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

const fieldsOf = (step: number) => registrationSteps[step - 1] ?? [];
const problems = (step: number, form: RegistrationForm, common?: ReadonlySet<string>) =>
  problemsOf(registrationRules(common), form, fieldsOf(step));
const words = (name: string) => `session:problem.${name}`;

test('a login names what is missing and what is malformed', () => {
  const found = (email: string, password: string) => problemsOf(loginRules, { email, password }, ['email', 'password']);
  expect(found(' ', '')).toEqual({ email: words('loginEmailRequired'), password: words('passwordRequired') });
  expect(found('ayesha', '12345')).toEqual({ email: words('loginEmailInvalid'), password: words('passwordShort') });
  expect(found('a@b.pk', '123456')).toEqual({});
});

describe('registration', () => {
  test('each step asks for its own fields', () => {
    expect(Object.keys(problems(1, emptyRegistration))).toEqual(['firstName', 'email', 'phone', 'password']);
    expect(problems(2, emptyRegistration)).toEqual({ city: words('cityRequired'), address: words('addressRequired') });
    expect(problems(3, emptyRegistration)).toEqual({ agreeTerms: words('termsRequired'), agreePrivacy: words('privacyRequired') });
    for (const step of [1, 2, 3]) expect(problems(step, whole)).toEqual({});
  });

  test.each([
    ['paltu1', words('passwordSimple')],
    ['PALTU1', words('passwordSimple')],
    ['Paltuu', words('passwordSimple')],
    ['Pal1', words('passwordShort')],
    ['Password1', 'errors:field.too-common'],
  ])('the password %s is refused on the step where it is typed', (password, problem) => {
    expect(problems(1, { ...whole, password, confirmPassword: password }, commonPasswords)).toEqual({ password: problem });
  });

  test.each(['evil.example', 'http:', 'a/b'])('a name that reads as a link is refused where it is typed: %s', (name) => {
    expect(problems(1, { ...whole, firstName: name, lastName: name })).toEqual({
      firstName: 'errors:field.link',
      lastName: 'errors:field.link',
    });
  });

  test('the confirmation must be equal', () => {
    expect(problems(1, { ...whole, confirmPassword: 'Paltu2' })).toEqual({ confirmPassword: words('passwordsDiffer') });
  });

  test.each([
    ['030012345', words('phoneInvalid')],
    ['+92 300 12345678901', words('phoneInvalid')],
    ['0300 1234567', undefined],
    ['00923001234567', undefined],
    ['+92 300 1234567', undefined],
  ])('a phone number has 10 to 13 digits: %s', (phone, problem) => {
    expect(problems(1, { ...whole, phone }).phone).toBe(problem);
  });

  test('sends neither the confirmation nor the agreements', () => {
    expect(Object.keys(payloadOf(whole)).sort()).toEqual(
      ['address', 'city', 'email', 'firstName', 'lastName', 'marketingEmails', 'password', 'phone', 'userType'].sort(),
    );
  });
});

test.each([
  ['03001234567', '0300 1234567'],
  ['+923001234567', '+92 300 1234567'],
  ['923001234567', '+92 300 1234567'],
  ['+44 20 7946 0958', '+442079460958'],
  ['۰۳۰۰۱۲۳۴۵۶۷', '0300 1234567'],
  ['00923001234567', '00923001234567'],
  ['+92 300 1234567 ext. 99', '+92 300 1234567 ext. 99'],
  ['0300 12345678901234', '0300 12345678901234'],
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

describe('the strength that is shown', () => {
  test.each(['Password1', 'Qwerty123', 'Karachi123', 'Pal1', 'abcdefgh1!'])('never calls %s good, for it is refused', (password) => {
    expect(passwordLevel(password, commonPasswords)).toBeLessThan(3);
    expect(passwordLevel(password, undefined)).toBeLessThan(4);
  });

  test('calls a password good that the rules take', () => {
    expect([passwordLevel('Moti2026bagh', commonPasswords), passwordLevel('Moti2026-bagh', commonPasswords)]).toEqual([4, 5]);
  });
});

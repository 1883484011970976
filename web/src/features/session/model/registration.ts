import type { Args } from '#shared/api/endpoint.ts';
import type { City } from '#shared/api/types.ts';
import { emailShaped, firstOf, required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import type { Steps } from '#shared/form/form-steps.ts';
import { problemKey } from './problem-key.ts';

/** What the registration call takes: neither the confirmation nor the agreements. */
export type RegistrationPayload = Args<'postAuthRegister'>['body'];

export interface RegistrationForm {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  password: string;
  confirmPassword: string;
  city: string;
  address: string;
  agreeTerms: boolean;
  agreePrivacy: boolean;
  marketingEmails: boolean;
}

export const emptyRegistration: RegistrationForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  password: '',
  confirmPassword: '',
  city: '',
  address: '',
  agreeTerms: false,
  agreePrivacy: false,
  marketingEmails: true,
};

export const registrationSteps: Steps<RegistrationForm> = [
  ['firstName', 'lastName', 'email', 'phone', 'password', 'confirmPassword'],
  ['city', 'address'],
  ['agreeTerms', 'agreePrivacy', 'marketingEmails'],
];

function digitsProblem(phone: string) {
  const digits = phone.replace(/\D/g, '').length;
  return (digits < 10 || digits > 13) && problemKey('phoneInvalid');
}

/** What the server's rule says of a password, so far as it can be known here. */
export function passwordProblem(password: string, common: ReadonlySet<string> | undefined) {
  if (password === '') return problemKey('passwordRequired');
  if ([...password].length < 6) return problemKey('passwordShort');
  if (!(/\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\p{Nd}/u.test(password))) return problemKey('passwordSimple');
  return common?.has(password.toLowerCase()) === true && 'errors:field.too-common';
}

/** `common`: the passwords that are tried first, when they are known; the server has the last word. */
export function registrationRules(common: ReadonlySet<string> | undefined): Rules<RegistrationForm> {
  return {
    firstName: required(problemKey('firstNameRequired')),
    lastName: required(problemKey('lastNameRequired')),
    email: firstOf(required(problemKey('emailRequired')), emailShaped(problemKey('emailInvalid'))),
    phone: firstOf(required(problemKey('phoneRequired')), digitsProblem),
    password: (password) => passwordProblem(password, common),
    confirmPassword: (confirmed, { password }) => confirmed !== password && problemKey('passwordsDiffer'),
    city: required(problemKey('cityRequired')),
    address: required(problemKey('addressRequired')),
    agreeTerms: required(problemKey('termsRequired')),
    agreePrivacy: required(problemKey('privacyRequired')),
  };
}

/** The form as the call takes it, texts trimmed. */
export function payloadOf({
  confirmPassword: _,
  agreeTerms: _terms,
  agreePrivacy: _privacy,
  ...form
}: RegistrationForm): RegistrationPayload {
  return {
    ...form,
    userType: 'user',
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
    email: form.email.trim(),
    phone: form.phone.trim(),
    // Only one of the list can be chosen.
    city: form.city as City,
    address: form.address.trim(),
  };
}

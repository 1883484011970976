import type { Args } from '#shared/api/endpoint.ts';
import type { City } from '#shared/api/types.ts';
import { emailShaped, firstOf, required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import type { Steps } from '#shared/form/form-steps.ts';

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

const words = <Name extends string>(name: Name) => `session:problem.${name}` as const;

function digitsProblem(phone: string) {
  const digits = phone.replace(/\D/g, '').length;
  return (digits < 10 || digits > 13) && words('phoneInvalid');
}

/** What the server's rule says of a password, so far as it can be known here. */
export function passwordProblem(password: string, common: ReadonlySet<string> | undefined) {
  if (password === '') return words('passwordRequired');
  if ([...password].length < 6) return words('passwordShort');
  if (!(/\p{Lu}/u.test(password) && /\p{Ll}/u.test(password) && /\p{Nd}/u.test(password))) return words('passwordSimple');
  return common?.has(password.toLowerCase()) === true && 'errors:field.too-common';
}

/** `common`: the passwords that are tried first, when they are known; the server has the last word. */
export function registrationRules(common: ReadonlySet<string> | undefined): Rules<RegistrationForm> {
  return {
    firstName: required(words('firstNameRequired')),
    lastName: required(words('lastNameRequired')),
    email: firstOf(required(words('emailRequired')), emailShaped(words('emailInvalid'))),
    phone: firstOf(required(words('phoneRequired')), digitsProblem),
    password: (password) => passwordProblem(password, common),
    confirmPassword: (confirmed, { password }) => confirmed !== password && words('passwordsDiffer'),
    city: required(words('cityRequired')),
    address: required(words('addressRequired')),
    agreeTerms: required(words('termsRequired')),
    agreePrivacy: required(words('privacyRequired')),
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

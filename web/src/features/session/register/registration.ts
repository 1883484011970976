import type { Args } from '#shared/api/endpoint.ts';
import type { City } from '#shared/api/types.ts';
import { emailShaped, firstOf, required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import type { Steps } from '#shared/form/form-steps.ts';
import { newPasswordRules } from '../password/new-password.ts';

/** What the registration call takes: neither the confirmation nor the agreements. */
export type RegistrationPayload = Args<'postAuthRegister'>['body'];

export const emptyRegistration = {
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

export type RegistrationForm = typeof emptyRegistration;

export const registrationSteps: Steps<RegistrationForm> = [
  ['firstName', 'lastName', 'email', 'phone', 'password', 'confirmPassword'],
  ['city', 'address'],
  ['agreeTerms', 'agreePrivacy', 'marketingEmails'],
];

function digitsProblem(phone: string) {
  const digits = phone.replace(/\D/g, '').length;
  return (digits < 10 || digits > 13) && 'session:problem.phoneInvalid';
}

/** `common`: the passwords that are tried first, when they are known. */
export function registrationRules(common: ReadonlySet<string> | undefined): Rules<RegistrationForm> {
  return {
    firstName: required('session:problem.firstNameRequired'),
    lastName: required('session:problem.lastNameRequired'),
    email: firstOf(required('session:problem.emailRequired'), emailShaped('session:problem.emailInvalid')),
    phone: firstOf(required('session:problem.phoneRequired'), digitsProblem),
    ...newPasswordRules('password', common),
    city: required('session:problem.cityRequired'),
    address: required('session:problem.addressRequired'),
    agreeTerms: required('session:problem.termsRequired'),
    agreePrivacy: required('session:problem.privacyRequired'),
  };
}

/** The form as the call takes it, texts trimmed. */
export function payloadOf({ confirmPassword: _, agreeTerms: _terms, agreePrivacy: _privacy, ...form }: RegistrationForm) {
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
  } satisfies RegistrationPayload;
}

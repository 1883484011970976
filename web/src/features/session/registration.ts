import type { Args } from '#shared/api/endpoint.ts';
import type { City } from '#shared/api/types.ts';
import { emailShaped, firstOf, required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import type { Steps } from '#shared/form/form-steps.ts';
import { trimmed } from '#shared/form/form-values.ts';
import { optionalPersonName, personName } from './name-rule.ts';
import { phoneNumber } from '#shared/form/phone-rule.ts';
import { newPasswordRules } from './new-password-fields.tsx';

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

/** `common`: the passwords that are tried first, when they are known. */
export function registrationRules(common: ReadonlySet<string> | undefined): Rules<RegistrationForm> {
  return {
    firstName: personName('session:problem.firstNameRequired'),
    lastName: optionalPersonName,
    email: firstOf(required('session:problem.emailRequired'), emailShaped('session:problem.emailInvalid')),
    phone: phoneNumber({ missing: 'session:problem.phoneRequired', invalid: 'session:problem.phoneInvalid' }),
    ...newPasswordRules('password', common),
    city: required('session:problem.cityRequired'),
    address: required('session:problem.addressRequired'),
    agreeTerms: required('session:problem.termsRequired'),
    agreePrivacy: required('session:problem.privacyRequired'),
  };
}

/** The form as the call takes it, texts trimmed. */
export function payloadOf({ agreeTerms: _terms, agreePrivacy: _privacy, password, confirmPassword: _, ...form }: RegistrationForm) {
  // Only a city of the list can be chosen; a blank may belong to the password.
  return { ...trimmed(form), password, city: form.city as City, userType: 'user' } satisfies RegistrationPayload;
}

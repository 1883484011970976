import { emailShaped, firstOf, required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import type { ProfileEdit } from '../api/profile-api.ts';
import { problemKey } from './problem-key.ts';

/** An optional +92 or 0, then ten digits; spaces do not count. */
const pakistaniPhone = /^(\+92|0)?\d{10}$/;

export const withoutSpaces = (phone: string) => phone.replace(/\s/g, '');

export const profileRules: Rules<ProfileEdit> = {
  firstName: required(problemKey('firstNameRequired')),
  lastName: required(problemKey('lastNameRequired')),
  email: firstOf(required(problemKey('emailRequired')), emailShaped(problemKey('loginEmailInvalid'))),
  phone: firstOf(
    required(problemKey('phoneRequired')),
    (phone: string) => !pakistaniPhone.test(withoutSpaces(phone)) && problemKey('phonePakistani'),
  ),
  city: required(problemKey('cityRequired')),
};

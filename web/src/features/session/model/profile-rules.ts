import { emailShaped, firstOf, required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import type { ProfileEdit } from '../api/profile-api.ts';

const words = <Name extends string>(name: Name) => `session:problem.${name}` as const;

/** An optional +92 or 0, then ten digits; spaces do not count. */
const pakistaniPhone = /^(\+92|0)?\d{10}$/;

export const withoutSpaces = (phone: string) => phone.replace(/\s/g, '');

export const profileRules: Rules<ProfileEdit> = {
  firstName: required(words('firstNameRequired')),
  lastName: required(words('lastNameRequired')),
  email: firstOf(required(words('emailRequired')), emailShaped(words('loginEmailInvalid'))),
  phone: firstOf(
    required(words('phoneRequired')),
    (phone: string) => !pakistaniPhone.test(withoutSpaces(phone)) && words('phonePakistani'),
  ),
  city: required(words('cityRequired')),
};

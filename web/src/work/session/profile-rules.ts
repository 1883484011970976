import type { Args } from '#shared/api/endpoint.ts';
import type { City, User } from '#shared/api/types.ts';
import { emailShaped, firstOf, required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import { phoneNumber } from '#shared/form/phone-rule.ts';
import { optionalPersonName, personName } from '../../features/session/name-rule.ts';

/** The profile of a member, as the form holds it. */
export type ProfileEdit = Pick<User, 'firstName' | 'lastName' | 'email' | 'phone' | 'city' | 'address' | 'bio'>;

const withoutSpaces = (phone: string) => phone.replace(/\s/g, '');

/** The profile of a member by now. */
export function profileOf({ firstName, lastName, email, phone, city, address, bio }: User): ProfileEdit {
  return { firstName, lastName, email, phone, city, address, bio };
}

/** The form as the call takes it. */
export function editOf(form: ProfileEdit): Args<'putAuthProfile'>['body'] {
  // Only a city of the list can be chosen.
  return { ...form, phone: withoutSpaces(form.phone), city: form.city as City };
}

export const profileRules: Rules<ProfileEdit> = {
  firstName: personName('session:problem.firstNameRequired'),
  lastName: optionalPersonName,
  email: firstOf(required('session:problem.emailRequired'), emailShaped('session:problem.loginEmailInvalid')),
  phone: phoneNumber({ missing: 'session:problem.phoneRequired', invalid: 'session:problem.phonePakistani' }),
  city: required('session:problem.cityRequired'),
};

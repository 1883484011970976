import { pictureView } from '@paltu/pictures/picture-view';
import { citySchema } from '@paltu/reference/city-schema';
import { phoneSchema } from '@paltu/reference/phone-schema';
import { emailAddress, requiredText, optionalText } from '@paltu/service-kit';
import { z } from 'zod';
import { newPassword, type PasswordProblemOf } from './password-schemas.ts';
import { readsAsLink } from '@paltu/reference';

export interface RegistrationRules {
  readonly passwordProblem: PasswordProblemOf;
  /** Somebody asked for a role that registration does not give. */
  readonly onRefusedUserType: (userType: unknown) => void;
}

const city = citySchema({ missing: 'City is required', unknown: 'Please choose a city from the list' });

const email = emailAddress('Email', 'Please enter a valid email');

const userType = ({ onRefusedUserType }: RegistrationRules) =>
  z
    .unknown()
    .refine((value) => {
      if (value === undefined || value === 'user') return true;
      onRefusedUserType(value);
      return false;
    }, 'Only the user type "user" can register')
    .meta({ override: { type: 'string', enum: ['user'] } });

/** POST /auth/register */
export const registerBody = (rules: RegistrationRules) =>
  z
    .strictObject({
      firstName: personName('First name'),
      lastName: optionalPersonName('Last name').default(''),
      email,
      phone: phoneSchema({ missing: 'Phone number is required', invalid: 'Please enter a valid phone number' }),
      password: newPassword(rules.passwordProblem),
      userType: userType(rules).optional(),
      city,
      address: requiredText('Address', 200),
      marketingEmails: z.boolean('marketingEmails must be true or false').default(true),
    })
    .transform(({ city: cityId, userType: _user, ...details }) => ({ ...details, cityId }));

/** An account as its owner sees it. */
export const userView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    firstName: z.string(),
    lastName: z.string(),
    fullName: z.string(),
    email: z.string(),
    phone: z.string(),
    city: z.string(),
    address: z.string(),
    bio: z.string(),
    profileImage: pictureView.nullable(),
    userType: z.enum(['user', 'admin']),
    isEmailVerified: z.boolean(),
    /** Counts once its link was opened. */
    pendingEmail: z.string().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'User' });

const longest = 60;

/** Names are in mails, and a mail of ours carries no link of a stranger's. */
const withoutLink = <Schema extends z.ZodType<string>>(label: string, name: Schema) =>
  name.refine((text) => !readsAsLink(text), {
    error: `${label} must not look like a web address: please leave out / and :, and put a space after a dot`,
    params: { code: 'link' },
  });

/** A name of a member, at most 60 characters. */
export const personName = (label: string) => withoutLink(label, requiredText(label, longest));

/** The name that a person may not have: many have one name only. */
export const optionalPersonName = (label: string) => withoutLink(label, optionalText(label, longest));

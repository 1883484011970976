import { pictureView, presentPicture } from '@paltu/pictures/picture-view';
import { readsAsLink, readsAsNumber, cityName } from '@paltu/reference';
import { citySchema } from '@paltu/reference/city-schema';
import { phoneSchema } from '@paltu/reference/phone-schema';
import {
  emailAddress,
  requiredText,
  optionalText,
  clientAddressOf,
  created,
  data,
  languageOf,
  route,
  tooManyRequests,
  done,
  message,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import type { deactivateAccount, registerAccount } from './account-use-cases.ts';
import { fullNameOf, emailTaken, passwordChecksBusy, accountNotFound, lastAdmin, type Account } from './account.ts';
import { newPassword, type PasswordProblemOf } from './password-http.ts';

interface RegistrationRules {
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

/** POST /api/v1/auth/register */
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

/** Names are in mails, and a mail of ours carries no link of a stranger's; nor are they a way to reach somebody. */
const asName = <Schema extends z.ZodType<string>>(label: string, name: Schema) =>
  name
    .refine((text) => !readsAsLink(text), {
      error: `${label} must not look like a web address: please leave out / and :, and put a space after a dot`,
      params: { code: 'link' },
    })
    .refine((text) => !readsAsNumber(text), { error: `${label} must not be a number`, params: { code: 'number' } });

/** A name of a member, at most 60 characters. */
export const personName = (label: string) => asName(label, requiredText(label, longest));

/** The name that a person may not have: many have one name only. */
export const optionalPersonName = (label: string) => asName(label, optionalText(label, longest));

/** An account as its owner sees it. */
export const presentUser = (account: Account): z.input<typeof userView> => ({
  _id: account.id,
  id: account.id,
  firstName: account.firstName,
  lastName: account.lastName,
  fullName: fullNameOf(account),
  email: account.email,
  phone: account.phone,
  city: cityName(account.cityId),
  address: account.address,
  bio: account.bio,
  profileImage: account.picture && presentPicture('auth', account.picture),
  userType: account.userType,
  isEmailVerified: account.isEmailVerified,
  pendingEmail: account.pendingEmail,
  createdAt: account.createdAt.toISOString(),
  updatedAt: account.updatedAt.toISOString(),
});

/** How somebody becomes a member. */
export const registrationRoutes = (register: ReturnType<typeof registerAccount>, rules: RegistrationRules): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/auth/register',
    access: 'public',
    limit: 'registration',
    summary: 'Become a member',
    body: registerBody(rules),
    answers: { 201: data({ user: userView }) },
    refuses: [emailTaken, passwordChecksBusy, tooManyRequests],
    handle: async ({ body, request }) => {
      const account = await register({
        registration: body,
        language: languageOf(request),
        address: clientAddressOf(request),
      });
      return created({ user: presentUser(account) }, { message: 'Registration successful' });
    },
  }),
];

/** How a member leaves; coming back is a login (`POST /auth/reactivate`). */
export const leavingRoutes = (deactivate: ReturnType<typeof deactivateAccount>): Route[] => [
  route({
    method: 'delete',
    path: '/api/v1/auth/deactivate',
    access: 'member',
    limit: 'session',
    summary: "Leave: all sessions end, the caller's listings are hidden, and after 30 days the account is erased",
    answers: { 200: message() },
    refuses: [accountNotFound, lastAdmin],
    handle: async ({ actor }) => {
      await deactivate(actor.userId);
      return done('Your account is deactivated. You can come back within 30 days.');
    },
  }),
];

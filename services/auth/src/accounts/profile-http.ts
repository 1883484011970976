import { invalidInput } from '@paltu/kernel';
import type { PictureForm } from '@paltu/pictures';
import { citySchema } from '@paltu/reference/city-schema';
import { phoneSchema } from '@paltu/reference/phone-schema';
import {
  emailAddress,
  optionalMultilineText,
  optionalText,
  data,
  ok,
  route,
  tooManyRequests,
  languageOf,
  sentFields,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import type { ProfileChange } from './account-decisions.ts';
import { optionalPersonName, personName, presentUser, userView } from './account-http.ts';
import { accountNotFound, emailTaken, type Account } from './account.ts';
import type { ProfileDecisions } from './profile-use-cases.ts';

const fields = z.strictObject({
  firstName: personName('First name'),
  lastName: optionalPersonName('Last name'),
  email: emailAddress('Email', 'Please enter a valid email address'),
  phone: phoneSchema({ missing: 'Phone number is required', invalid: 'Please enter a valid Pakistani phone number' }),
  city: citySchema({ missing: 'City is required', unknown: 'Please choose a city from the list' }),
  address: optionalText('Address', 200).optional(),
  bio: optionalMultilineText('Bio', 500).optional(),
});

/** PUT /auth/profile: what is optional stays as it is when it is left out; without a picture is shown the first letter of the name. */
const profileBody = z.strictObject({
  ...fields.shape,
  profileImage: z.null('profileImage can only be null here: send a picture to /auth/profile/upload').optional(),
});

/** PUT /auth/profile/upload, beside the picture: what is left out stays as it is. */
const profileForm = fields.partial();

type SentProfile = z.output<typeof profileForm> & Pick<z.output<typeof profileBody>, 'profileImage'>;

/** What an edit changes: only the fields that were sent. */
const toProfileChange = ({ city: cityId, profileImage: picture, ...details }: SentProfile): ProfileChange =>
  sentFields({ ...details, cityId, picture });

/** The form's file. */
export const pictureField = {
  field: 'profileImage',
  maxFiles: 1,
  takesJson: false,
  maxBytes: 5 * 1_048_576,
  words: { notAPicture: 'Please select a valid image file', tooLarge: 'Image size should be less than 5MB' },
} as const;

interface ProfileRouteNeeds {
  readonly decisions: ProfileDecisions;
  /** Reads `pictureField`. */
  readonly form: PictureForm;
}

const saved = (account: Account) => ok({ user: presentUser(account) }, { message: 'Profile updated successfully! 🎉' });

const pictureMissing = () => invalidInput([{ path: pictureField.field, code: 'required', msg: pictureField.words.notAPicture }]);

/** The profile of a member. */
export const profileRoutes = ({ decisions, form }: ProfileRouteNeeds): Route[] => [
  route({
    method: 'put',
    path: '/api/v1/auth/profile',
    access: 'member',
    summary: "Edit the caller's profile; a new e-mail address counts once its link was opened, `profileImage: null` takes the picture away",
    body: profileBody,
    answers: { 200: data({ user: userView }) },
    refuses: [accountNotFound, emailTaken, tooManyRequests],
    handle: async ({ actor: { userId }, body, request }) =>
      saved(await decisions.edit({ userId, change: toProfileChange(body), files: [], language: languageOf(request) })),
  }),
  route({
    method: 'put',
    path: '/api/v1/auth/profile/upload',
    access: 'member',
    limit: 'uploads',
    summary: "Give the caller's profile a picture of at most 5 MB, and edit what comes along",
    reader: form.reader,
    body: profileForm,
    answers: { 200: data({ user: userView }) },
    refuses: [accountNotFound, emailTaken, tooManyRequests],
    handle: async ({ actor: { userId }, body, request }) => {
      const files = form.filesOf(request);
      if (files.length === 0) throw pictureMissing();
      return saved(await decisions.edit({ userId, change: toProfileChange(body), files, language: languageOf(request) }));
    },
  }),
  route({
    method: 'delete',
    path: '/api/v1/auth/profile/pending-email',
    access: 'member',
    summary: "Keep the caller's e-mail address: the link that was mailed to a new one opens nothing any more",
    answers: { 200: data({ user: userView }) },
    refuses: [accountNotFound],
    handle: async ({ actor: { userId } }) =>
      ok({ user: presentUser(await decisions.cancelEmailChange(userId)) }, { message: 'Your email address stays as it is.' }),
  }),
];

import { invalidInput } from '@paltu/kernel';
import type { PictureForm } from '@paltu/pictures';
import { data, ok, route, tooManyRequests, type Route, languageOf, sentFields } from '@paltu/service-kit';
import { accountNotFound, emailTaken } from '../domain/account-errors.ts';
import type { Account } from '../domain/account.ts';
import type { CancelEmailChange, EditProfile } from '../use-cases/edit-profile.ts';
import { presentUser } from './account-presenter.ts';
import { userView } from './account-schemas.ts';
import { pictureField, profileBody, profileForm } from './profile-schemas.ts';
import type { z } from 'zod';
import type { ProfileChange } from '../domain/profile-decisions.ts';

export interface ProfileRouteNeeds {
  readonly editProfile: EditProfile;
  readonly cancelEmailChange: CancelEmailChange;
  /** Reads `pictureField`. */
  readonly form: PictureForm;
}

const saved = (account: Account) => ok({ user: presentUser(account) }, { message: 'Profile updated successfully! 🎉' });

const pictureMissing = () => invalidInput([{ path: pictureField.field, code: 'required', msg: pictureField.words.notAPicture }]);

/** The profile of a member. */
export const profileRoutes = ({ editProfile, cancelEmailChange, form }: ProfileRouteNeeds): Route[] => [
  route({
    method: 'put',
    path: '/api/v1/auth/profile',
    access: 'member',
    limit: 'writes',
    summary: "Edit the caller's profile; a new e-mail address counts once its link was opened, `profileImage: null` takes the picture away",
    body: profileBody,
    answers: { 200: data({ user: userView }) },
    refuses: [accountNotFound, emailTaken, tooManyRequests],
    handle: async ({ actor: { userId }, body, request }) =>
      saved(await editProfile({ userId, change: toProfileChange(body), files: [], language: languageOf(request) })),
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
      return saved(await editProfile({ userId, change: toProfileChange(body), files, language: languageOf(request) }));
    },
  }),
  route({
    method: 'delete',
    path: '/api/v1/auth/profile/pending-email',
    access: 'member',
    limit: 'writes',
    summary: "Keep the caller's e-mail address: the link that was mailed to a new one opens nothing any more",
    answers: { 200: data({ user: userView }) },
    refuses: [accountNotFound],
    handle: async ({ actor: { userId } }) =>
      ok({ user: presentUser(await cancelEmailChange(userId)) }, { message: 'Your email address stays as it is.' }),
  }),
];

type SentProfile = z.output<typeof profileForm> & Pick<z.output<typeof profileBody>, 'profileImage'>;

/** What an edit changes: only the fields that were sent. */
export const toProfileChange = ({ city: cityId, profileImage: picture, ...details }: SentProfile): ProfileChange =>
  sentFields({ ...details, cityId, picture });

import { data, ok, route, tooManyRequests, type Route } from '@paltu/service-kit';
import { accountNotFound, emailTaken } from '../domain/account-errors.ts';
import type { EditProfile } from '../use-cases/edit-profile.ts';
import { presentUser } from './account-presenter.ts';
import { userView } from './account-schemas.ts';
import { languageOf } from './language-of.ts';
import { profileBody } from './profile-schemas.ts';

/** What a member says of themselves. */
export const profileRoutes = ({ editProfile }: { readonly editProfile: EditProfile }): Route[] => [
  route({
    method: 'put',
    path: '/api/v1/auth/profile',
    access: 'member',
    limit: 'writes',
    summary: 'Edit the own profile; a new e-mail address counts once its link was opened',
    body: profileBody,
    answers: { 200: data({ user: userView }) },
    refuses: [accountNotFound, emailTaken, tooManyRequests],
    handle: async ({ actor: { userId }, body: change, request }) => {
      const account = await editProfile({ userId, change, language: languageOf(request) });
      return ok({ user: presentUser(account) }, { message: 'Profile updated successfully! 🎉' });
    },
  }),
];

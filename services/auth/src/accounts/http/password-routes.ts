import { done, message, route, type Route, languageOf } from '@paltu/service-kit';
import { accountNotFound, currentPasswordWrong, passwordChecksBusy, tooManyPasswords } from '../domain/account-errors.ts';
import type { ChangePassword } from '../use-cases/change-password.ts';
import { changePasswordBody, type PasswordProblemOf } from './password-schemas.ts';

export interface PasswordRouteNeeds {
  readonly changePassword: ChangePassword;
  readonly passwordProblem: PasswordProblemOf;
}

/** What a member does about their password. */
export const passwordRoutes = ({ changePassword, passwordProblem }: PasswordRouteNeeds): Route[] => [
  route({
    method: 'put',
    path: '/api/v1/auth/change-password',
    access: 'member',
    limit: 'writes',
    summary: "Change the caller's password; all other sessions end",
    body: changePasswordBody(passwordProblem),
    answers: { 200: message() },
    refuses: [currentPasswordWrong, tooManyPasswords, passwordChecksBusy, accountNotFound],
    handle: async ({ actor: { userId, sessionId }, body, request }) => {
      await changePassword({ userId, sessionId, language: languageOf(request), ...body });
      return done('Password changed successfully!');
    },
  }),
];

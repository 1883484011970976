import { done, message, route, languageOf, type Route } from '@paltu/service-kit';
import { z } from 'zod';
import { accountNotFound, currentPasswordWrong, passwordChecksBusy, tooManyPasswords } from './account.ts';
import type { changePassword } from './password-use-cases.ts';
import { presentedPasswordProblem, type PasswordProblem } from './password.ts';

/** What is wrong with a new password, if anything. */
export type PasswordProblemOf = (password: string) => PasswordProblem | undefined;

/** A password that an account shall have from now on. */
export const newPassword = (problemOf: PasswordProblemOf) =>
  z.string('Password is required').superRefine((password, context) => {
    const problem = problemOf(password);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem.msg, params: { code: problem.code } });
    else if (!password.isWellFormed() || password.includes('\u0000'))
      context.addIssue({ code: 'custom', message: 'Password contains characters that are not allowed' });
  });

/** A password that somebody logs in with. One that no account can have is refused by name; whether it is right only the login shows. */
export const presentedPassword = newPassword(presentedPasswordProblem);

/** What a member does about their password. */
export const passwordRoutes = (change: ReturnType<typeof changePassword>, passwordProblem: PasswordProblemOf): Route[] => [
  route({
    method: 'put',
    path: '/api/v1/auth/change-password',
    access: 'member',
    summary: "Change the caller's password; all other sessions end",
    body: z.strictObject({ currentPassword: presentedPassword, newPassword: newPassword(passwordProblem) }),
    answers: { 200: message() },
    refuses: [currentPasswordWrong, tooManyPasswords, passwordChecksBusy, accountNotFound],
    handle: async ({ actor: { userId, sessionId }, body, request }) => {
      await change({ userId, sessionId, language: languageOf(request), ...body });
      return done('Password changed successfully!');
    },
  }),
];

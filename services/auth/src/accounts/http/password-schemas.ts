import { z } from 'zod';
import { presentedPasswordProblem, type PasswordProblem } from '../domain/password.ts';

/** What is wrong with a new password, if anything. */
export type PasswordProblemOf = (password: string) => PasswordProblem | undefined;

const passwordWithout = (problemOf: PasswordProblemOf) =>
  z.string('Password is required').superRefine((password, context) => {
    const problem = problemOf(password);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem.msg, params: { code: problem.code } });
    else if (!password.isWellFormed() || password.includes('\u0000'))
      context.addIssue({ code: 'custom', message: 'Password contains characters that are not allowed' });
  });

/** A password that an account shall have from now on. */
export const newPassword = (problemOf: PasswordProblemOf) => passwordWithout(problemOf);

/** A password that somebody logs in with. One that no account can have is refused by name; whether it is right only the login shows. */
export const presentedPassword = passwordWithout(presentedPasswordProblem);

/** PUT /auth/change-password */
export const changePasswordBody = (problemOf: PasswordProblemOf) =>
  z.strictObject({ currentPassword: presentedPassword, newPassword: newPassword(problemOf) });

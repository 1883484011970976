import { invalidInput } from '@paltu/kernel';
import {
  clientAddressOf,
  done,
  languageOf,
  message,
  route,
  tooManyRequests,
  emailAddress,
  requiredText,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import {
  accountNotFound,
  currentPasswordWrong,
  emailTaken,
  emailTokenInvalid,
  linkNeedsPassword,
  passwordChecksBusy,
  tooManyPasswords,
} from './account.ts';
import type { AskedMails, verifyEmail } from './email-use-cases.ts';
import { newPassword, presentedPassword, type PasswordProblemOf } from './password-http.ts';
import type { resetPassword } from './password-use-cases.ts';

const token = requiredText('Token', 200);
const email = emailAddress('Email address', 'Please enter a valid email address');

/** POST /auth/forgot-password */
const forgotPasswordBody = z.strictObject({ email });

/** POST /auth/reset-password */
const resetPasswordBody = (problemOf: PasswordProblemOf) => z.strictObject({ token, password: newPassword(problemOf) });

/** POST /auth/verify-email: who is logged in to the account need not give its password. */
const verifyEmailBody = z.strictObject({ token, password: presentedPassword.optional() });

/** POST /auth/resend-verification: a member need not give the address. */
const resendVerificationBody = z.strictObject({ email: email.optional() });

interface RecoveryRouteNeeds {
  readonly mails: AskedMails;
  readonly verifyEmail: ReturnType<typeof verifyEmail>;
  readonly resetPassword: ReturnType<typeof resetPassword>;
  readonly passwordProblem: PasswordProblemOf;
}

/** What goes by a mailed link. A visitor who asks for a mail gets the same answer, whether or not anybody has the address. */
export const recoveryRoutes = ({ passwordProblem, mails, ...useCases }: RecoveryRouteNeeds): Route[] => [
  route({
    method: 'post',
    path: '/api/v1/auth/forgot-password',
    access: 'public',
    limit: 'login',
    summary: 'Have a link mailed that leads to a new password',
    body: forgotPasswordBody,
    answers: { 200: message() },
    refuses: [tooManyRequests],
    handle: async ({ body: { email }, request }) => {
      await mails.ask({ kind: 'reset-password', email, language: languageOf(request), address: clientAddressOf(request) });
      return done('Password reset email sent successfully! Check your inbox.');
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/auth/reset-password',
    access: 'public',
    limit: 'login',
    summary: 'Set a new password by a mailed link; all sessions end',
    body: resetPasswordBody(passwordProblem),
    answers: { 200: message() },
    refuses: [emailTokenInvalid, passwordChecksBusy],
    handle: async ({ body, request }) => {
      await useCases.resetPassword({ ...body, language: languageOf(request) });
      return done('Password reset successfully! Please log in with your new password.');
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/auth/verify-email',
    access: 'optional',
    limit: 'login',
    summary: 'Verify an e-mail address by a mailed link, and the password of the account unless the caller is logged in to it',
    body: verifyEmailBody,
    answers: { 200: message() },
    refuses: [
      emailTokenInvalid,
      linkNeedsPassword,
      currentPasswordWrong,
      emailTaken,
      tooManyPasswords,
      passwordChecksBusy,
      tooManyRequests,
    ],
    handle: async ({ actor, body: { token, password }, request }) => {
      const address = clientAddressOf(request);
      await useCases.verifyEmail({ token, password, userId: actor?.userId, address, language: languageOf(request) });
      return done('Email verified successfully!');
    },
  }),
  route({
    method: 'post',
    path: '/api/v1/auth/resend-verification',
    access: 'optional',
    limit: 'login',
    summary: 'Have the link that verifies an e-mail address mailed again: to the caller, or to an address that waits for it',
    body: resendVerificationBody,
    answers: { 200: message() },
    refuses: [accountNotFound, tooManyRequests],
    handle: async ({ actor, body: { email }, request }) => {
      const language = languageOf(request);
      if (email !== undefined) await mails.ask({ kind: 'verify-email', email, language, address: clientAddressOf(request) });
      else if (actor !== undefined) await mails.askForOwn({ userId: actor.userId, language });
      else throw invalidInput([{ path: 'email', code: 'required', msg: 'Email address is required' }]);
      return done('Verification email sent successfully! Check your inbox.');
    },
  }),
];

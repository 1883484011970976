import { refusal } from '@paltu/kernel';

export const emailTaken = refusal('conflict', 'account.email-taken', 'An account with this email already exists');

export const accountNotFound = refusal('not-found', 'account.not-found', 'This account does not exist');

/** The password was right. */
export const accountDeactivated = refusal('forbidden', 'account.deactivated', 'This account is deactivated');

/** Somebody has to be left who can decide. */
export const lastAdmin = refusal('conflict', 'account.last-admin', 'The last admin cannot be taken');

export const currentPasswordWrong = refusal('invalid', 'password.wrong-current', 'The current password is not right');

/** It is unknown, used, or too old: which of them is nobody's business. */
export const emailTokenInvalid = refusal('invalid', 'email-token.invalid', 'This link does not work any more. Please ask for a new one.');

/** Reading the mailbox alone does not show that the account is one's own. */
export const linkNeedsPassword = refusal(
  'invalid',
  'email-token.password-required',
  'Please enter the password of the account that this link is for',
);

/** Thrown with the time until another one is judged. */
export const tooManyPasswords = refusal('too-many', 'login.too-many', 'Too many wrong passwords. Please wait a little and try again.');

/** Too many passwords are being checked at once. */
export const passwordChecksBusy = refusal('unavailable', 'auth.busy', 'Server is currently unavailable. Please try again later.', {
  retryAfterSeconds: 2,
});

import { refusal } from '@paltu/kernel';

export const emailTaken = refusal('conflict', 'account.email-taken', 'An account with this email already exists');

export const accountNotFound = refusal('not-found', 'account.not-found', 'This account does not exist');

/** Too many passwords are being checked at once. */
export const passwordChecksBusy = refusal('unavailable', 'auth.busy', 'Server is currently unavailable. Please try again later.', {
  retryAfterSeconds: 2,
});

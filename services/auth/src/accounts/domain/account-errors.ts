import { AppError } from '@paltu/kernel';

const emailTakenWords = 'An account with this email already exists';

export const emailTaken = (): AppError =>
  new AppError('conflict', 'account.email-taken', emailTakenWords, { fields: [{ path: 'email', code: 'taken', msg: emailTakenWords }] });

export const accountNotFound = (): AppError => new AppError('not-found', 'account.not-found', 'This account does not exist');

/** Too many passwords are being checked at once. */
export const passwordChecksBusy = (): AppError =>
  new AppError('unavailable', 'auth.busy', 'Server is currently unavailable. Please try again later.', { retryAfterSeconds: 2 });

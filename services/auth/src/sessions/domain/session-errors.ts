import { refusal } from '@paltu/kernel';

export const wrongCredentials = refusal(
  'unauthenticated',
  'credentials.wrong',
  'Login failed. Please check your credentials and try again.',
);

/** Too long after the password, after too many wrong codes, or because the password or the second factor has changed since. */
export const challengeOver = refusal('unauthenticated', 'login-challenge.expired', 'This took too long. Please log in again.');

export const sessionNotFound = refusal('not-found', 'session.not-found', 'This session does not exist');

/** As every service refuses the access tokens of a session that has ended. */
export const sessionOver = refusal('unauthenticated', 'token.revoked', 'The session has ended');

export const refreshTokenInvalid = refusal('unauthenticated', 'refresh-token.invalid', 'The session has ended. Please log in again.');

export const refreshTokenExpired = refusal('unauthenticated', 'refresh-token.expired', 'The session has expired. Please log in again.');

export const refreshTokenReused = refusal(
  'unauthenticated',
  'refresh-token.reused',
  'The session was ended because its token was used twice. Please log in again.',
);

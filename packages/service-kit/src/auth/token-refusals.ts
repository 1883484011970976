import { refusal } from '@paltu/kernel';

export const tokenMissing = refusal('unauthenticated', 'token.missing', 'Please log in to continue');
export const tokenInvalid = refusal('unauthenticated', 'token.invalid', 'The access token is not valid');
export const tokenExpired = refusal('unauthenticated', 'token.expired', 'The access token has expired');
export const tokenRevoked = refusal('unauthenticated', 'token.revoked', 'The session has ended');
export const adminRequired = refusal('forbidden', 'admin.required', 'Only an admin may do this');

/** This site lets nobody be an admin without a second factor; `POST /auth/second-factor` begins to turn it on. */
export const secondFactorRequired = refusal(
  'forbidden',
  'second-factor.required',
  'Please turn on the second factor of your account first',
);

/** The password was given too long ago for what is asked; `POST /auth/confirm-password` renews it. */
export const passwordNeeded = refusal('forbidden', 'session.password-needed', 'Please enter your password again to do this');

/** The keys that verify tokens cannot be had. */
export const authUnavailable = refusal('unavailable', 'auth.unavailable', 'Server is currently unavailable. Please try again later.');

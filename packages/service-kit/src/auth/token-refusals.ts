import { refusal } from '@paltu/kernel';

export const tokenMissing = refusal('unauthenticated', 'token.missing', 'Please log in to continue');
export const tokenInvalid = refusal('unauthenticated', 'token.invalid', 'The access token is not valid');
export const tokenExpired = refusal('unauthenticated', 'token.expired', 'The access token has expired');
export const tokenRevoked = refusal('unauthenticated', 'token.revoked', 'The session has ended');
export const adminRequired = refusal('forbidden', 'admin.required', 'Only an admin may do this');

/** The keys that verify tokens cannot be had. */
export const authUnavailable = refusal('unavailable', 'auth.unavailable', 'Server is currently unavailable. Please try again later.');

import { requiredText } from '@paltu/service-kit';
import { z } from 'zod';

const maxPasswordLength = 128;
const passwordIsMissing = 'Password is required';

/** A password that no account can have is refused in words; whether one is right is told by the login alone. */
const password = z
  .string(passwordIsMissing)
  .min(1, passwordIsMissing)
  .min(6, 'Password must be at least 6 characters long')
  .refine((value) => [...value].length <= maxPasswordLength, {
    error: `Password must be at most ${maxPasswordLength} characters long`,
    params: { code: 'too-long' },
  })
  .refine((value) => value.isWellFormed() && !value.includes('\u0000'), 'Password contains characters that are not allowed');

/** POST /auth/login */
export const logInBody = z.strictObject({
  email: requiredText('Email address', 254, 'Email address is required').pipe(z.email('Please enter a valid email address')),
  password,
});

const refreshToken = requiredText('refreshToken', 200);

/** POST /auth/refresh */
export const refreshBody = z.strictObject({ refreshToken });

/** POST /auth/logout */
export const logOutBody = z.strictObject({ refreshToken: refreshToken.optional() });

/** What a login and a refresh give: an access token of ten minutes, and the token for the next one. */
export const tokensView = { token: z.string(), refreshToken: z.string() };

import { emailAddress, requiredText } from '@paltu/service-kit';
import { z } from 'zod';

/** POST /auth/login */
export const logInBody = (password: z.ZodType<string>) =>
  z.strictObject({
    email: emailAddress('Email address', 'Please enter a valid email address'),
    password,
  });

/** POST /auth/confirm-password */
export const confirmPasswordBody = (password: z.ZodType<string>) => z.strictObject({ password });

/** POST /auth/login/second-factor */
export const secondStepBody = (code: z.ZodType<string>) => z.strictObject({ challenge: requiredText('challenge', 200), code });

const refreshToken = requiredText('refreshToken', 200);

/** POST /auth/refresh */
export const refreshBody = z.strictObject({ refreshToken });

/** POST /auth/logout */
export const logOutBody = z.strictObject({ refreshToken: refreshToken.optional() });

/** A session as its member sees it. */
export const sessionView = z
  .strictObject({
    id: z.uuid(),
    device: z.strictObject({ browser: z.string().nullable(), system: z.string().nullable() }),
    startedAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });

/** What a login gives whose second factor is on: `challenge` goes with its code to POST /auth/login/second-factor. */
export const askedForCodeView = z.strictObject({
  secondFactor: z.strictObject({ challenge: z.string(), expiresAt: z.iso.datetime() }),
});

/** What a login and a refresh give: an access token of ten minutes, and the token for the next one. */
export const tokensView = { token: z.string(), refreshToken: z.string() };

import { emailAddress, requiredText } from '@paltu/service-kit';
import { z } from 'zod';
import { newPassword, presentedPassword, type PasswordProblemOf } from './password-schemas.ts';

const token = requiredText('Token', 200);
const email = emailAddress('Email address', 'Please enter a valid email address');

/** POST /auth/forgot-password */
export const forgotPasswordBody = z.strictObject({ email });

/** POST /auth/reset-password */
export const resetPasswordBody = (problemOf: PasswordProblemOf) => z.strictObject({ token, password: newPassword(problemOf) });

/** POST /auth/verify-email: who is logged in to the account need not give its password. */
export const verifyEmailBody = z.strictObject({ token, password: presentedPassword.optional() });

/** POST /auth/resend-verification: a member need not give the address. */
export const resendVerificationBody = z.strictObject({ email: email.optional() });

import type { RateLimiters } from '@paltu/limits';
import type { MayAskForMail } from '../use-cases/ports.ts';
import { emailLimitKey } from './email-limit-key.ts';

/** Three an hour. */
export const limiterMails = (limiters: RateLimiters): MayAskForMail => {
  const mails = limiters.of({ name: 'mails-to-address', points: 3, seconds: 60 * 60 });
  return async (email) => (await mails.take(emailLimitKey(email))).isAllowed;
};

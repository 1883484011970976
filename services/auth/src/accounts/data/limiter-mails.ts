import type { RateLimiters } from '@paltu/limits';
import type { MayAskForMail } from '../use-cases/ports.ts';
import { emailLimitKey } from './email-limit-key.ts';

const seconds = 60 * 60;

/** Three an hour. Whoever asks for other mails keeps no link to a new password from the holder of the address. */
export const limiterMails = (limiters: RateLimiters): MayAskForMail => {
  const mails = limiters.of({ name: 'mails-to-address', points: 3, seconds });
  const useless = limiters.of({ name: 'mails-to-nobody', points: 3, seconds });
  const allButOne = limiters.of({ name: 'mails-but-the-last', points: 2, seconds });
  return async ({ email, isUseful, leavesOne = false }) => {
    const key = emailLimitKey(email);
    if (leavesOne && !(await allButOne.take(key)).isAllowed) return false;
    return (await (isUseful ? mails : useless).take(key)).isAllowed;
  };
};

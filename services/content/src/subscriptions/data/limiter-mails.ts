import { createHash } from 'node:crypto';
import type { RateLimiters } from '@paltu/limits';
import { emailKey } from '@paltu/reference';
import type { SubscribeNeeds } from '../use-cases/subscribe.ts';

/**
 * At most three mails an hour go to one address, whatever others type into the form. The limiter counts by a hash: it keeps no address.
 */
export const limiterMails = (limiters: Pick<RateLimiters, 'of'>): SubscribeNeeds['limitMails'] => {
  const mails = limiters.of({ name: 'subscription-mails', points: 3, seconds: 60 * 60 });
  return async (email, order) => {
    const key = createHash('sha256').update(emailKey(email)).digest('base64url');
    if (!(await mails.take(key)).isAllowed) return void (await mails.giveBack(key));
    try {
      await order();
    } catch (error) {
      await mails.giveBack(key);
      throw error;
    }
  };
};

import type { RateLimiter, RateLimiters } from '@paltu/limits';
import type { AskedMail, LimitMails, CountEmailChange } from '../use-cases/ports.ts';
import { takeOrRefuse } from '@paltu/service-kit';
import { createHash } from 'node:crypto';
import { emailKey } from '../domain/account.ts';

const seconds = 60 * 60;

const giveBackTo = async (counters: readonly RateLimiter[], key: string): Promise<void> => {
  await Promise.all(counters.map((counter) => counter.giveBack(key)));
};

/** Takes a place of each, or of none. */
const takeAll = async (counters: readonly RateLimiter[], key: string): Promise<boolean> => {
  const verdicts = await Promise.all(counters.map((counter) => counter.take(key)));
  const areAllowed = verdicts.every(({ isAllowed }) => isAllowed);
  if (!areAllowed) await giveBackTo(counters, key);
  return areAllowed;
};

/** Three an hour. Somebody who asks for other mails keeps no link to a new password from the holder of the address. */
export const limiterMails = (limiters: RateLimiters): LimitMails => {
  const mails = limiters.of({ name: 'mails-to-address', points: 3, seconds });
  const useless = limiters.of({ name: 'mails-to-nobody', points: 3, seconds });
  const allButOne = limiters.of({ name: 'mails-but-the-last', points: 2, seconds });
  const countersOf = ({ isUseful, leavesOne = false }: AskedMail): readonly RateLimiter[] => {
    if (!isUseful) return [useless];
    return leavesOne ? [mails, allButOne] : [mails];
  };
  return async (asked, order) => {
    const [counters, key] = [countersOf(asked), emailLimitKey(asked.email)];
    if (!(await takeAll(counters, key))) return order(false);
    try {
      return await order(true);
    } catch (error) {
      await giveBackTo(counters, key);
      throw error;
    }
  };
};

/** Five an hour. */
export const limiterEmailChanges = (limiters: RateLimiters): CountEmailChange =>
  takeOrRefuse(limiters.of({ name: 'email-changes-of-member', points: 5, seconds: 60 * 60 }));

/** What an address is counted by: no address lies in what counts. */
export const emailLimitKey = (email: string): string => createHash('sha256').update(emailKey(email)).digest('base64url');

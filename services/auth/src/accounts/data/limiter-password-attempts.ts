import { createHash } from 'node:crypto';
import type { Logger } from '@paltu/kernel';
import type { RateLimiter, RateLimiters } from '@paltu/limits';
import { emailKey } from '../domain/account.ts';
import { tooManyPasswords } from '../domain/account-errors.ts';
import { wrongPasswordsAllowed, waitAfter, windowSeconds } from '../domain/password-attempts.ts';
import type { LimitAttempts } from '../use-cases/ports.ts';

const daySeconds = 24 * 60 * 60;

/** No address lies in what counts. */
const keyOf = (email: string): string => createHash('sha256').update(emailKey(email)).digest('base64url');

const lengthen = async (attempts: RateLimiter, waits: RateLimiter, key: string): Promise<number> => {
  const { taken } = await waits.take(key);
  const seconds = waitAfter(taken);
  await attempts.block(key, seconds);
  return seconds;
};

/**
 * Counts an attempt before it is judged, so that many at once are no way around the limit. One that is right clears the count, one
 * that could not be judged does not count.
 */
export const limiterPasswordAttempts = (limiters: RateLimiters, logger: Logger): LimitAttempts => {
  const attempts = limiters.of({ name: 'wrong-passwords', points: wrongPasswordsAllowed, seconds: windowSeconds });
  const waits = limiters.of({ name: 'wrong-password-waits', points: Number.MAX_SAFE_INTEGER, seconds: daySeconds });

  return async (email, check) => {
    const key = keyOf(email);
    const { isAllowed, taken, retryAfterSeconds } = await attempts.take(key);
    if (!isAllowed) {
      if (taken !== wrongPasswordsAllowed + 1) throw tooManyPasswords({ retryAfterSeconds });
      const seconds = await lengthen(attempts, waits, key);
      logger.warn({ event: 'security.too-many-passwords', seconds }, 'an account is closed to passwords for a while');
      throw tooManyPasswords({ retryAfterSeconds: seconds });
    }
    const found = await check().catch(async (error: unknown) => {
      await attempts.giveBack(key);
      throw error;
    });
    if (found !== undefined) await Promise.all([attempts.forget(key), waits.forget(key)]);
    return found;
  };
};

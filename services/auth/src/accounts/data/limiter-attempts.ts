import type { Logger, Refusal } from '@paltu/kernel';
import type { RateLimiter, RateLimiters } from '@paltu/limits';
import { wrongPasswordsAllowed, waitAfter, windowSeconds } from '../domain/password-attempts.ts';
import type { ForgetAttempts, LimitAttempts } from '../use-cases/ports.ts';
import { emailLimitKey } from './limiter-mails.ts';

const daySeconds = 24 * 60 * 60;

/** Far more than anybody sends: it only refuses while it is blocked. */
const endless = 1_000_000;

const countersOf = (limiters: RateLimiters, what: 'password' | 'code') => ({
  /** Wrong ones, and those that are being judged. */
  attempts: limiters.of({ name: `${what}-attempts`, points: wrongPasswordsAllowed, seconds: windowSeconds }),
  wrong: limiters.of({ name: `wrong-${what}s`, points: wrongPasswordsAllowed, seconds: windowSeconds }),
  closed: limiters.of({ name: `closed-to-${what}s`, points: endless, seconds: windowSeconds }),
  waits: limiters.of({ name: `wrong-${what}-waits`, points: endless, seconds: daySeconds }),
});

const events = { password: 'security.too-many-passwords', code: 'security.too-many-codes' };

type Counters = ReturnType<typeof countersOf>;

const forgetIn = async (key: string, ...counters: readonly RateLimiter[]): Promise<void> => {
  await Promise.all(counters.map((counter) => counter.forget(key)));
};

/** Closes the account for a while; answers for how many seconds. */
const close = async ({ attempts, wrong, closed, waits }: Counters, key: string): Promise<number> => {
  const { taken } = await waits.take(key);
  const seconds = waitAfter(taken);
  await closed.block(key, seconds);
  await forgetIn(key, attempts, wrong);
  return seconds;
};

/** Takes the place of one attempt, unless the account is closed or as many are being judged as may be wrong. */
const begin = async ({ attempts, closed }: Counters, key: string, tooMany: Refusal): Promise<void> => {
  const taken = await closed.take(key);
  if (!taken.isAllowed) throw tooMany({ retryAfterSeconds: taken.retryAfterSeconds });
  if ((await attempts.take(key)).isAllowed) return;
  await attempts.giveBack(key);
  throw tooMany({ retryAfterSeconds: 1 });
};

export interface AttemptsNeeds {
  readonly limiters: RateLimiters;
  readonly logger: Logger;
  /** What may be wrong: passwords count by e-mail, codes of the second factor by account. */
  readonly what: 'password' | 'code';
  readonly tooMany: Refusal;
  /** By what the log names an account. */
  readonly named: (key: string) => Readonly<Record<string, string>>;
}

export interface AttemptLimits {
  readonly limitAttempts: LimitAttempts;
  readonly forgetAttempts: ForgetAttempts;
}

/**
 * Counts an attempt before it is judged, so that many at once are no way around the limit, and closes the account once so many were judged
 * wrong. One that is right clears the count; one that could not be checked, or was refused, does not count.
 */
export const limiterAttempts = ({ limiters, logger, what, tooMany, named }: AttemptsNeeds): AttemptLimits => {
  const counters = countersOf(limiters, what);
  const { attempts, wrong, closed, waits } = counters;

  const limitAttempts: LimitAttempts = async (email, check) => {
    const key = emailLimitKey(email);
    await begin(counters, key, tooMany);
    const found = await check().catch(async (error: unknown) => {
      await attempts.giveBack(key);
      throw error;
    });
    if (found !== undefined) await forgetIn(key, attempts, wrong, waits);
    else if ((await wrong.take(key)).taken >= wrongPasswordsAllowed) {
      const seconds = await close(counters, key);
      logger.warn({ event: events[what], ...named(email), seconds }, `an account is closed to ${what}s for a while`);
    }
    return found;
  };

  return { limitAttempts, forgetAttempts: (email) => forgetIn(emailLimitKey(email), attempts, wrong, closed, waits) };
};

import { createHash } from 'node:crypto';
import { throttledWarnOfEach, type Logger, type Refusal } from '@paltu/kernel';
import { ruleNamed, type RateLimiter, type RateLimiters, type RatePoints } from '@paltu/limits';
import { countWork, takeOrRefuse } from '@paltu/service-kit';
import { emailKey } from './account.ts';
import { waitAfter, windowSeconds, wrongPasswordsAllowed } from './password.ts';

const hourSeconds = 60 * 60;
const daySeconds = 24 * hourSeconds;

/** What an address is counted by: no address lies in what counts. */
const emailLimitKey = (email: string): string => createHash('sha256').update(emailKey(email)).digest('base64url');

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

/** A mail that is asked for. */
interface AskedMail {
  readonly email: string;
  /** Whether it would go: no other is counted among those that the holder of the address may be sent. */
  readonly isUseful: boolean;
  /** The holder may need another one more, to log in at all: the last of them is kept for that. */
  readonly leavesOne?: boolean;
}

/**
 * Counts one more mail to its address, for a stranger's mailbox is not to be filled, and has `order` done with whether it may go. One
 * whose order fails does not count. Three an hour. Somebody who asks for other mails keeps no link to a new password from the holder of the
 * address.
 */
export const limiterMails = (limiters: RateLimiters) => {
  const mails = limiters.of({ name: 'mails-to-address', points: 3, seconds: hourSeconds });
  const useless = limiters.of({ name: 'mails-to-nobody', points: 3, seconds: hourSeconds });
  const allButOne = limiters.of({ name: 'mails-but-the-last', points: 2, seconds: hourSeconds });
  const countersOf = ({ isUseful, leavesOne = false }: AskedMail): readonly RateLimiter[] => {
    if (!isUseful) return [useless];
    return leavesOne ? [mails, allButOne] : [mails];
  };
  return async <T>(asked: AskedMail, order: (mayMail: boolean) => Promise<T>): Promise<T> => {
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
export type LimitMails = ReturnType<typeof limiterMails>;

/** Five changes of a member's address an hour. */
export const limiterEmailChanges = (limiters: RateLimiters) =>
  takeOrRefuse(limiters.of({ name: 'email-changes-of-member', points: 5, seconds: hourSeconds }));

interface AddressLimitNeeds {
  readonly limiters: RateLimiters;
  readonly points: RatePoints;
  readonly logger: Logger;
}

/** Carries out what an address may have done so often; what fails does not count. @throws AppError `request.too-many` */
export type CountFromAddress = <T>(address: string, work: () => Promise<T>) => Promise<T>;

/** What the holders of an address, who may be many, have done together; one that is refused is a line of the security log. */
export const limiterAddresses = ({ limiters, points, logger }: AddressLimitNeeds) => {
  const warn = throttledWarnOfEach(logger);
  const counted = (name: 'registrations' | 'logins'): CountFromAddress => {
    const limiter = limiters.of(ruleNamed(name, points));
    const take = async (address: string) => {
      const verdict = await limiter.take(address);
      if (!verdict.isAllowed) warn(`${name} ${address}`, { event: 'security.rate-limited', limit: name }, 'an address asks too often');
      return verdict;
    };
    return countWork({ take, giveBack: limiter.giveBack });
  };
  return {
    /** Accounts that are made. */
    countRegistration: counted('registrations'),
    /** Passwords that are judged, and mails that are ordered by visitors. */
    countLogin: counted('logins'),
  };
};

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

interface AttemptsNeeds {
  readonly limiters: RateLimiters;
  readonly logger: Logger;
  /** What may be wrong: passwords count by e-mail, codes of the second factor by account. */
  readonly what: 'password' | 'code';
  readonly tooMany: Refusal;
  /** By what the log names an account. */
  readonly named: (key: string) => Readonly<Record<string, string>>;
}

/**
 * Counts an attempt before it is judged, so that many at once are no way around the limit, and closes the account once so many were judged
 * wrong. One that is right clears the count; one that could not be checked, or was refused, does not count.
 */
export const limiterAttempts = ({ limiters, logger, what, tooMany, named }: AttemptsNeeds) => {
  const counters = countersOf(limiters, what);
  const { attempts, wrong, closed, waits } = counters;
  return {
    /**
     * Carries out one check of a password for an e-mail, or of a code for an account, unless too many were wrong; a check that finds nothing
     * was wrong. @throws AppError `login.too-many`, `second-factor.too-many`
     */
    limitAttempts: async <T>(email: string, check: () => Promise<T | undefined>): Promise<T | undefined> => {
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
    },
    /** From now on an e-mail counts as one for which no password was wrong, and it is not closed. */
    forgetAttempts: (email: string) => forgetIn(emailLimitKey(email), attempts, wrong, closed, waits),
  };
};
export type AttemptLimits = ReturnType<typeof limiterAttempts>;

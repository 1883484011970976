import { addressKey, throttledWarnOfEach, type Logger } from '@paltu/kernel';
import { ruleNamed, type RateLimiter, type RateLimiters, type RatePoints } from '@paltu/limits';
import { tooManyRequests, type RateLimit } from '@paltu/service-kit';
import { callerKey, type Caller } from './caller-key.ts';
import { countedRules, ruleOf, type CountedRule } from './rate-rules.ts';

/** Counts one call of a class. @throws AppError 429 `request.too-many` */
export type CountCall = (limit: RateLimit, caller: Caller) => Promise<void>;

export interface CountCallsOptions {
  readonly limiters: RateLimiters;
  readonly points: RatePoints;
  readonly logger: Logger;
}

export const countCalls = ({ limiters, points, logger }: CountCallsOptions): CountCall => {
  const rules = Object.fromEntries(countedRules.map((name) => [name, limiters.of(ruleNamed(name, points))])) as Record<
    CountedRule,
    RateLimiter
  >;
  const warn = throttledWarnOfEach(logger);
  return async (limit, caller) => {
    const rule = ruleOf(limit, caller);
    const key = callerKey(caller);
    const { isAllowed, retryAfterSeconds } = await rules[rule].take(key);
    if (isAllowed) return;
    const { memberId, address } = caller;
    const fields = { event: 'security.rate-limited', limit: rule, userId: memberId, clientAddress: addressKey(address) };
    warn(`${rule} ${key}`, fields, 'a caller asks too often');
    throw tooManyRequests({ retryAfterSeconds });
  };
};

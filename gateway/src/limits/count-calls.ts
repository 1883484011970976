import { throttledWarn, type Logger } from '@paltu/kernel';
import { addressKey, type RateLimiter, type RateLimiters } from '@paltu/limits';
import { tooManyRequests, type RateLimit } from '@paltu/service-kit';
import { callerKey, type Caller } from './caller-key.ts';
import { ruleNames, ruleOfClass, usualRules, type RatePoints, type RuleName } from './rate-rules.ts';

/** Counts one call of a class. @throws AppError 429 `request.too-many` */
export type CountCall = (limit: RateLimit, caller: Caller) => Promise<void>;

export interface CountCallsOptions {
  readonly limiters: RateLimiters;
  readonly points: RatePoints;
  readonly logger: Logger;
}

export const countCalls = ({ limiters, points, logger }: CountCallsOptions): CountCall => {
  const rules = Object.fromEntries(
    ruleNames.map((name) => [name, limiters.of({ ...usualRules[name], points: points[name], name })]),
  ) as Record<RuleName, RateLimiter>;
  const warn = throttledWarn(logger);
  return async (limit, caller) => {
    const rule = ruleOfClass[limit];
    const { isAllowed, retryAfterSeconds } = await rules[rule].take(callerKey(caller));
    if (isAllowed) return;
    const { memberId, address } = caller;
    warn({ event: 'security.rate-limited', limit: rule, memberId, address: addressKey(address) }, 'a caller asks too often');
    throw tooManyRequests({ retryAfterSeconds });
  };
};

import { setTimeout as sleep } from 'node:timers/promises';
import { addressKey, throttledWarnOfEach, type Logger } from '@paltu/kernel';
import { ruleNamed, type RateLimiter, type RateLimiters, type RatePoints } from '@paltu/limits';
import { tooManyRequests, type RateLimit } from '@paltu/service-kit';
import { callerKey, type Caller } from './caller-key.ts';
import { countedRules, ruleOf, type CountedRule, type OwnLimit } from './rate-rules.ts';

/** Counts one call of a class. @throws AppError 429 `request.too-many` */
export type CountCall = (limit: RateLimit | OwnLimit, caller: Caller) => Promise<void>;

export interface CountCallsOptions {
  readonly limiters: RateLimiters;
  readonly points: RatePoints;
  readonly logger: Logger;
  /** What a caller who goes on asking waits for before each refusal; a second unless given. */
  readonly pause?: () => Promise<unknown>;
}

const aSecond = (): Promise<unknown> => sleep(1_000, undefined, { ref: false });

/** A tenth of what is allowed, and ten more: so many refusals come at once. */
const refusedAtOnce = (points: number): number => points / 10 + 10;

/** Each refusal costs as much as a small answer: who sends calls without end, over connections that are not, gets few of them. */
export const countCalls = ({ limiters, points, logger, pause = aSecond }: CountCallsOptions): CountCall => {
  const rules = Object.fromEntries(countedRules.map((name) => [name, limiters.of(ruleNamed(name, points))])) as Record<
    CountedRule,
    RateLimiter
  >;
  const warn = throttledWarnOfEach(logger);
  return async (limit, caller) => {
    const rule = ruleOf(limit, caller);
    const key = callerKey(caller);
    const { isAllowed, taken, retryAfterSeconds } = await rules[rule].take(key);
    if (isAllowed) return;
    const { memberId, address } = caller;
    const fields = { event: 'security.rate-limited', limit: rule, userId: memberId, clientAddress: addressKey(address) };
    warn(`${rule} ${key}`, fields, 'a caller asks too often');
    if (taken > points[rule] + refusedAtOnce(points[rule])) await pause();
    throw tooManyRequests({ retryAfterSeconds });
  };
};

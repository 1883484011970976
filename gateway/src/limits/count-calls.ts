import { addressKey, throttledWarnOfEach, type Logger } from '@paltu/kernel';
import { ruleNamed, type RuleName, type RateLimiter, type RateLimiters, type RatePoints } from '@paltu/limits';
import { tooManyRequests, type RateLimit } from '@paltu/service-kit';
import { setTimeout as sleep } from 'node:timers/promises';

/** Who calls, as limits see it: a member by their id, everybody else by the address they come from. */
interface Caller {
  readonly address: string;
  readonly memberId?: string | undefined;
}

export const callerKey = ({ address, memberId }: Caller): string =>
  memberId === undefined ? `address ${addressKey(address)}` : `member ${memberId}`;

/** Classes of what the gateway answers by itself. */
export type OwnLimit = 'pages' | 'files' | 'health';

/** What each class counts as, of the table and of the gateway's own. */
const ruleOfClass = {
  registration: 'entries',
  login: 'entries',
  refresh: 'refreshes',
  session: 'writes',
  reads: 'reads',
  pictures: 'pictures',
  writes: 'writes',
  uploads: 'writes',
  pages: 'pages',
  files: 'files',
  health: 'health',
} as const satisfies Record<RateLimit | OwnLimit, RuleName>;

const ruleOfVisitors = 'forms';

/** A rule that the gateway counts; the others are counted by services. */
type CountedRule = (typeof ruleOfClass)[RateLimit | OwnLimit] | typeof ruleOfVisitors;

const countedRules: readonly CountedRule[] = [...new Set(Object.values(ruleOfClass)), ruleOfVisitors];

/** What a call of a class counts as: visitors share an address, and have a wider rule for what members do by themselves. */
export const ruleOf = (limit: RateLimit | OwnLimit, { memberId }: Pick<Caller, 'memberId'>): CountedRule => {
  const rule = ruleOfClass[limit];
  return rule === 'writes' && memberId === undefined ? ruleOfVisitors : rule;
};

/** Counts one call of a class. @throws AppError 429 `request.too-many` */
export type CountCall = (limit: RateLimit | OwnLimit, caller: Caller) => Promise<void>;

interface CountCallsOptions {
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

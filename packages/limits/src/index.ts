export { dailyViewers, type DailyViewers, type Onlooker } from './daily-viewers.ts';
export { limitersOf, limitVariables, type ConfiguredLimiters, type LimitConfig } from './limiters-of.ts';
export type { Marks } from './marks.ts';
export { memoryLimiters } from './memory-limiters.ts';
export { rateLimitsVariable } from './rate-limits-variable.ts';
export { ruleNamed, ruleNames, usualPoints, usualRules, type RatePoints, type RuleName } from './rate-rules.ts';
export type { LimitRule, RateLimiter, RateLimiters, Verdict } from './rate-limiter.ts';

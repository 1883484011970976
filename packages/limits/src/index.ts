export { dailyViewers, type DailyViewers, type Onlooker } from './daily-viewers.ts';
export { limitersOf, limitVariables, type ConfiguredLimiters, type LimitConfig } from './limiters-of.ts';
export { memoryLimiters } from './memory-limiters.ts';
export type { LimitRule, Marks, RateLimiter, RateLimiters, Verdict } from './rate-limiter.ts';
export { rateLimitsVariable, ruleNamed, ruleNames, usualPoints, usualRules, type RatePoints, type RuleName } from './rate-rules.ts';

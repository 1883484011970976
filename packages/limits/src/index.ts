export { dailyViewers, type DailyViewers, type Onlooker } from './daily-viewers.ts';
export { limitersOf, limitVariables, type ConfiguredLimiters, type LimitConfig } from './limiters-of.ts';
export type { Marks } from './marks.ts';
export { memoryLimiters } from './memory-limiters.ts';
export type { LimitRule, RateLimiter, RateLimiters, Verdict } from './rate-limiter.ts';

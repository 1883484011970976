import { RateLimiterMemory } from 'rate-limiter-flexible';
import { flexibleLimiter } from './flexible-limiter.ts';
import type { RateLimiters } from './rate-limiter.ts';

/** Counts in this process alone. */
export const memoryLimiters = (): RateLimiters => ({
  of: ({ name, points, seconds }) => flexibleLimiter(new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })),
  problems: () => [],
  close: async () => undefined,
});

import { RateLimiterMemory } from 'rate-limiter-flexible';
import { flexibleLimiter } from './flexible-limiter.ts';
import { memoryMarks } from './memory-marks.ts';
import type { RateLimiters } from './rate-limiter.ts';

/** Counts and keeps marks in this process alone. */
export const memoryLimiters = (): RateLimiters => ({
  of: ({ name, points, seconds }) => flexibleLimiter(new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })),
  marks: () => memoryMarks(),
  problems: () => [],
  close: async () => undefined,
});

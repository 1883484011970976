import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { RateLimiter, Verdict } from './rate-limiter.ts';

const verdictOf = (isAllowed: boolean, { consumedPoints, msBeforeNext }: RateLimiterRes): Verdict => ({
  isAllowed,
  taken: consumedPoints,
  retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1_000)),
});

/** A limiter of the library as ours: it rejects with its verdict, we answer it. Failures of its store reject. */
export const flexibleLimiter = (limiter: RateLimiterAbstract): RateLimiter => ({
  take: async (key) => {
    try {
      return verdictOf(true, await limiter.consume(key));
    } catch (error) {
      if (error instanceof RateLimiterRes) return verdictOf(false, error);
      throw error;
    }
  },
  giveBack: async (key) => void (await limiter.reward(key)),
  block: async (key, seconds) => void (await limiter.block(key, seconds)),
  forget: async (key) => void (await limiter.delete(key)),
});

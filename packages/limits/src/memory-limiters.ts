import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Marks, RateLimiter, RateLimiters, Verdict } from './rate-limiter.ts';

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

/** About 20 MB. */
const mostKept = 200_000;

/** Keeps marks in this process alone; when there are too many, the oldest go before their time. */
export const memoryMarks = (most = mostKept): Marks => {
  const untilOf = new Map<string, number>();
  return {
    set: async (key, until) => {
      if ((untilOf.get(key) ?? 0) > Date.now()) return false;
      untilOf.delete(key);
      const oldest = untilOf.size < most ? undefined : untilOf.keys().next().value;
      if (oldest !== undefined) untilOf.delete(oldest);
      untilOf.set(key, until.getTime());
      return true;
    },
  };
};

/** Counts and keeps marks in this process alone. */
export const memoryLimiters = (): RateLimiters => ({
  of: ({ name, points, seconds }) => flexibleLimiter(new RateLimiterMemory({ keyPrefix: name, points, duration: seconds })),
  marks: () => memoryMarks(),
  problems: () => [],
  close: async () => undefined,
});

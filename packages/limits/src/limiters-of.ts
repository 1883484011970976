import type { Logger } from '@paltu/kernel';
import { z } from 'zod';
import { memoryLimiters } from './memory-limiters.ts';
import type { LimitRule, Marks, RateLimiter, RateLimiters } from './rate-limiter.ts';

/** The variable that chooses where limits are counted; without it each process counts for itself. */
export const limitVariables = {
  /** `redis://:password@host:port`, or `rediss://` with TLS. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be redis://:password@host:port' }).optional(),
};

export type LimitConfig = z.output<z.ZodObject<typeof limitVariables>>;

/** Limiters that are opened at their first use, or by `open`. */
export interface ConfiguredLimiters extends RateLimiters {
  open(): Promise<unknown>;
}

const openConfigured = async ({ REDIS_URL: url }: LimitConfig, logger: Logger): Promise<RateLimiters> => {
  if (url === undefined) return memoryLimiters();
  const { redisLimiters } = await import('./redis-limiters.ts');
  return redisLimiters({ url, logger });
};

/** The limiters that a checked configuration chooses. */
export const limitersOf = (config: LimitConfig, logger: Logger): ConfiguredLimiters => {
  let opening: Promise<RateLimiters> | undefined;
  let opened: RateLimiters | undefined;
  const open = (): Promise<RateLimiters> => (opening ??= openConfigured(config, logger).then((limiters) => (opened = limiters)));
  const of = (rule: LimitRule): RateLimiter => {
    let made: Promise<RateLimiter> | undefined;
    const limiter = (): Promise<RateLimiter> => (made ??= open().then((limiters) => limiters.of(rule)));
    return {
      take: async (key) => (await limiter()).take(key),
      giveBack: async (key) => (await limiter()).giveBack(key),
      block: async (key, seconds) => (await limiter()).block(key, seconds),
      forget: async (key) => (await limiter()).forget(key),
    };
  };
  const marks = (name: string): Marks => {
    let made: Promise<Marks> | undefined;
    return { set: async (key, until) => (await (made ??= open().then((limiters) => limiters.marks(name)))).set(key, until) };
  };
  return { open, of, marks, problems: () => opened?.problems() ?? [], close: async () => (await opening)?.close() };
};

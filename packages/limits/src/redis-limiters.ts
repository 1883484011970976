import { dependencyTimeouts, reasonOf, type Logger } from '@paltu/kernel';
import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { askShared } from './ask-shared.ts';
import { flexibleLimiter } from './flexible-limiter.ts';
import { insuredLimiter } from './insured-limiter.ts';
import { memoryLimiters } from './memory-limiters.ts';
import { redisMarks } from './redis-marks.ts';
import type { RateLimiters } from './rate-limiter.ts';
import { sharedPresence } from './shared-presence.ts';

const { connect, response } = dependencyTimeouts.limits;
const longestReconnectPauseMs = 2_000;

export interface RedisLimitersOptions {
  /** `redis://:password@host:port` */
  readonly url: string;
  readonly logger: Logger;
}

/** A connection that refuses at once while it is down, instead of keeping calls until it is back. */
const connectTo = ({ url, logger }: RedisLimitersOptions): Redis => {
  const redis = new Redis(url, {
    connectTimeout: connect,
    commandTimeout: response,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (attempt) => Math.min(100 * attempt, longestReconnectPauseMs),
  });
  redis.on('error', (error) => logger.debug({ reason: reasonOf(error) }, 'ioredis: the connection failed'));
  return redis;
};

/** Until it can be used, or its first attempt has failed. */
const firstAttempt = (redis: Redis): Promise<unknown> =>
  new Promise((resolve) => {
    redis.once('ready', resolve);
    redis.once('close', resolve);
  });

/**
 * Counts and keeps marks in Redis, together with every other process; while that is away, in this one alone. Resolves after its first attempt to
 * reach it, whether it answers or not.
 */
export const redisLimiters = async ({ url, logger }: RedisLimitersOptions): Promise<RateLimiters> => {
  const redis = connectTo({ url, logger });
  await firstAttempt(redis);
  // Without the password, which may stand in the address.
  const seen = sharedPresence(new URL(url).host, logger);
  const own = memoryLimiters();
  return {
    of: (rule) => {
      const options = { storeClient: redis, keyPrefix: `paltu:limit:${rule.name}`, points: rule.points, duration: rule.seconds };
      return insuredLimiter(flexibleLimiter(new RateLimiterRedis(options)), own.of(rule), seen);
    },
    marks: (name) => {
      const ask = askShared(redisMarks(redis, name), own.marks(name), seen);
      return { set: (key, until) => ask((marks) => marks.set(key, until)) };
    },
    problems: () => (seen.isAway() ? ['the limits are counted by this process alone'] : []),
    close: async () => redis.disconnect(),
  };
};

import { dependencyTimeouts, presence, reasonOf, type Logger } from '@paltu/kernel';
import { Redis } from 'ioredis';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import { flexibleLimiter, memoryLimiters } from './memory-limiters.ts';
import type { Marks, RateLimiter, RateLimiters } from './rate-limiter.ts';

/** How long one that failed is not asked again: else every call of a minute would wait for its timeout. */
const pauseMs = 1_000;

const texts = { away: 'the shared limits are away: this process counts for itself', back: 'the shared limits are back' };

/** Whether the server of the shared limits answers, and whether it is worth asking. */
export interface SharedPresence {
  isAway(): boolean;
  /** While it is away one caller in a pause tries it: the others would only wait for the same answer. */
  mayBeAsked(): boolean;
  answered(): void;
  failed(error: unknown): void;
}

export const sharedPresence = (server: string, logger: Logger): SharedPresence => {
  const { isAway, answered, failed } = presence(logger, { server }, texts);
  let askAgainAt = 0;
  return {
    isAway,
    mayBeAsked: () => {
      if (!isAway()) return true;
      const now = Date.now();
      if (now < askAgainAt) return false;
      askAgainAt = now + pauseMs;
      return true;
    },
    answered,
    failed: (error) => {
      askAgainAt = Date.now() + pauseMs;
      failed(reasonOf(error));
    },
  };
};

/** Asks what is shared, and this process's own while that one is away. */
export type AskShared<Port> = <T>(how: (port: Port) => Promise<T>) => Promise<T>;

export const askShared =
  <Port>(shared: Port, own: Port, { mayBeAsked, answered, failed }: SharedPresence): AskShared<Port> =>
  async (how) => {
    if (!mayBeAsked()) return how(own);
    try {
      const result = await how(shared);
      answered();
      return result;
    } catch (error) {
      failed(error);
      return how(own);
    }
  };

/**
 * Asks the shared limiter, and this process's own while that one is away. The library can do the same (`insuranceLimiter`), but reports it
 * to nobody, and makes every call wait for one that is silent.
 */
export const insuredLimiter = (shared: RateLimiter, own: RateLimiter, presence: SharedPresence): RateLimiter => {
  const ask = askShared(shared, own, presence);
  return {
    take: (key) => ask((limiter) => limiter.take(key)),
    giveBack: (key) => ask((limiter) => limiter.giveBack(key)),
    block: (key, seconds) => ask((limiter) => limiter.block(key, seconds)),
    forget: (key) => ask((limiter) => limiter.forget(key)),
  };
};

/** Keeps marks in Redis, together with every other process. Rejects while that is away. */
export const redisMarks = (redis: Redis, name: string): Marks => ({
  set: async (key, until) => (await redis.set(`paltu:mark:${name}:${key}`, '1', 'PXAT', until.getTime(), 'NX')) === 'OK',
});

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

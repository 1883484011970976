import { askShared } from './ask-shared.ts';
import type { RateLimiter } from './rate-limiter.ts';
import type { SharedPresence } from './shared-presence.ts';

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

import type { RateLimiters } from '@paltu/limits';
import { tooManyRequests } from '@paltu/service-kit';
import type { CountEmailChange } from '../use-cases/ports.ts';

/** Five an hour. */
export const limiterEmailChanges = (limiters: RateLimiters): CountEmailChange => {
  const changes = limiters.of({ name: 'email-changes-of-member', points: 5, seconds: 60 * 60 });
  return async (userId) => {
    const { isAllowed, retryAfterSeconds } = await changes.take(userId);
    if (!isAllowed) throw tooManyRequests({ retryAfterSeconds });
  };
};

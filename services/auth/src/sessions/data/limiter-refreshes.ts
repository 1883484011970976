import type { RateLimiters } from '@paltu/limits';
import { takeOrRefuse } from '@paltu/service-kit';
import type { CountRefresh } from '../use-cases/ports.ts';

/** Sixty a minute: a session with many tabs asks once in ten minutes for each. */
export const limiterRefreshes = (limiters: RateLimiters): CountRefresh =>
  takeOrRefuse(limiters.of({ name: 'refreshes-of-session', points: 60, seconds: 60 }));

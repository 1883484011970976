import type { RateLimiters } from '@paltu/limits';
import { takeOrRefuse } from '@paltu/service-kit';
import type { CountEmailChange } from '../use-cases/ports.ts';

/** Five an hour. */
export const limiterEmailChanges = (limiters: RateLimiters): CountEmailChange =>
  takeOrRefuse(limiters.of({ name: 'email-changes-of-member', points: 5, seconds: 60 * 60 }));

import type { RateLimiters } from '@paltu/limits';
import { countWork } from '@paltu/service-kit';
import type { RevealPhoneNeeds } from '../use-cases/reveal-phone.ts';

/** More than anybody calls; few for somebody who collects numbers. */
const rule = { name: 'phone-reveals', points: 30, seconds: 60 * 60 };

export const limiterReveals = (limiters: Pick<RateLimiters, 'of'>): RevealPhoneNeeds['countReveal'] => countWork(limiters.of(rule));

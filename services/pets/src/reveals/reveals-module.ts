import type { RateLimiters } from '@paltu/limits';
import type { ContactDirectory } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { knexKeepReveal } from './data/knex-keep-reveal.ts';
import { limiterReveals } from './data/limiter-reveals.ts';
import { revealRoutes } from './http/reveal-routes.ts';
import { revealPhone, type RevealPhoneNeeds } from './use-cases/reveal-phone.ts';

export interface RevealsNeeds extends Pick<ServiceParts, 'database' | 'clock' | 'logger'> {
  readonly limiters: Pick<RateLimiters, 'of'>;
  readonly contacts: ContactDirectory;
  readonly listings: Pick<RevealPhoneNeeds, 'findOwner'>;
}

/** Numbers of owners, shown to members who ask for them. */
export const revealsModule = ({ database, clock, logger, limiters, contacts, listings: { findOwner } }: RevealsNeeds) => ({
  routes: revealRoutes({
    revealPhone: revealPhone({
      findOwner,
      countReveal: limiterReveals(limiters),
      keep: knexKeepReveal(database),
      contacts,
      clock,
      logger,
    }),
  }),
});

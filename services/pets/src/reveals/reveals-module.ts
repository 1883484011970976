import { countWork } from '@paltu/service-kit';
import type { MemberId } from '@paltu/kernel';
import type { RateLimiters } from '@paltu/limits';
import type { ContactDirectory } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { knexReveals } from './data/knex-reveals.ts';
import { exportView, presentExport } from './http/export-view.ts';
import { revealRoutes, type RevealRouteNeeds } from './http/reveal-routes.ts';
import { forgetReveals } from './use-cases/forget-reveals.ts';
import { revealPhone, type RevealPhoneNeeds } from './use-cases/reveal-phone.ts';

export interface RevealsNeeds extends Pick<ServiceParts, 'database' | 'clock' | 'logger'> {
  readonly limiters: Pick<RateLimiters, 'of'>;
  readonly contacts: ContactDirectory;
  readonly listings: Pick<RevealPhoneNeeds, 'getOwner'> & Pick<RevealRouteNeeds, 'petNotFound'>;
}

const hourMs = 60 * 60_000;

/** More than anybody calls; few for somebody who collects numbers. */
const hourOfReveals = { name: 'phone-reveals', points: 30, seconds: 60 * 60 };

/** Numbers of owners, shown to members who ask for them. */
export const revealsModule = ({ database, clock, logger, limiters, contacts, listings: { getOwner, petNotFound } }: RevealsNeeds) => {
  const reveals = knexReveals(database);
  return {
    routes: revealRoutes({
      revealPhone: revealPhone({ getOwner, countReveal: countWork(limiters.of(hourOfReveals)), reveals, contacts, clock, logger }),
      petNotFound,
    }),
    jobs: { 'forget reveals of numbers': { everyMs: hourMs, run: forgetReveals({ reveals, clock }) } },
    exported: { view: exportView, present: async (memberId: MemberId) => presentExport(memberId, await reveals.listAbout(memberId)) },
  };
};

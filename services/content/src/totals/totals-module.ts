import { projector } from '@paltu/events';
import type { MemberDirectory } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { knexHomeQueries } from './data/knex-home-queries.ts';
import { emptyHomeRecords, knexHomeRecords } from './data/knex-home-records.ts';
import { onAccountChanged } from './events/on-account-changed.ts';
import { onAdoptionChanged } from './events/on-adoption-changed.ts';
import { onPetChanged } from './events/on-pet-changed.ts';
import { onReviewChanged } from './events/on-review-changed.ts';
import { onVetChanged } from './events/on-vet-changed.ts';
import { totalsRoutes } from './http/totals-routes.ts';

export interface TotalsNeeds extends Pick<ServiceParts, 'database'> {
  readonly members: MemberDirectory;
}

/** What home shows of the whole product: how much there is of everything, and guests' reviews. */
export const totalsModule = ({ database, members }: TotalsNeeds) => ({
  routes: totalsRoutes({ queries: knexHomeQueries(database), members }),
  consumers: [
    projector({
      consumer: 'content.home',
      on: [onAccountChanged, onPetChanged, onAdoptionChanged, onVetChanged, onReviewChanged].map((rule) => rule(knexHomeRecords)),
      reset: emptyHomeRecords,
    }),
  ],
});

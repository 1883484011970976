import { projector } from '@paltu/events';
import type { ServiceParts } from '@paltu/runtime';
import { knexHomeQueries } from './data/knex-home-queries.ts';
import { emptyHomeRecords, knexHomeRecords } from './data/knex-home-records.ts';
import { onAccountChanged } from './events/on-account-changed.ts';
import { onAdoptionChanged } from './events/on-adoption-changed.ts';
import { onPetChanged } from './events/on-pet-changed.ts';
import { onVetChanged } from './events/on-vet-changed.ts';
import { totalsRoutes } from './http/totals-routes.ts';

/** What home shows of the whole product: how much there is of everything. */
export const totalsModule = ({ database }: Pick<ServiceParts, 'database'>) => ({
  routes: totalsRoutes({ queries: knexHomeQueries(database) }),
  consumers: [
    projector({
      consumer: 'content.home',
      on: [onAccountChanged, onPetChanged, onAdoptionChanged, onVetChanged].map((rule) => rule(knexHomeRecords)),
      reset: emptyHomeRecords,
    }),
  ],
});

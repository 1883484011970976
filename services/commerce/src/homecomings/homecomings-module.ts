import { projector } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import { whenErased } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { onPetChanged, onRequestChanged } from './homecoming-events.ts';
import { homecomingRoutes, offerBaskets, type HomecomingRouteNeeds } from './homecoming-http.ts';
import { emptyHomecomings, knexHomecomingQueries, knexHomecomingRecords } from './homecoming-store.ts';

interface HomecomingsNeeds extends Pick<ServiceParts, 'database' | 'clock'> {
  readonly accessories: Pick<HomecomingRouteNeeds, 'accessoryView' | 'present'>;
}

/** Baskets of products for pets that moved in with members. */
export const homecomingsModule = ({ database, clock, accessories: { accessoryView, present } }: HomecomingsNeeds) => ({
  followIn: whenErased<Transaction>((trx) => knexHomecomingRecords(trx).forget),
  routes: homecomingRoutes({
    offerBaskets: offerBaskets({ queries: knexHomecomingQueries(database), clock }),
    ...{ accessoryView, present },
  }),
  consumers: [
    projector({
      consumer: 'commerce.homecomings',
      on: [onPetChanged(knexHomecomingRecords), onRequestChanged(knexHomecomingRecords)],
      reset: emptyHomecomings,
    }),
  ],
});

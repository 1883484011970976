import { reactor, rowsAsEvents } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import { dailyViewers, type RateLimiters } from '@paltu/limits';
import { dailySalts, joinTransaction, transactionRunner } from '@paltu/persistence';
import { onMemberErased } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { knexInterestRepository, toInterest } from './data/knex-interest-repository.ts';
import { knexLikeQueries, knexLikes } from './data/knex-likes.ts';
import { pgLikedListings, type PetsAsArray } from './data/pg-liked-listings.ts';
import { interestOutbox, stateOfInterest } from './events/interest-messages.ts';
import { exportView, presentExport } from './http/export-view.ts';
import { likeRoutes, type LikeRouteNeeds } from './http/like-routes.ts';
import { viewRoutes } from './http/view-routes.ts';
import { countView } from './use-cases/count-view.ts';
import { forgetLikes } from './use-cases/forget-likes.ts';
import type { FindOwner, InterestScope } from './use-cases/ports.ts';
import { setLike } from './use-cases/set-like.ts';

export interface InterestsNeeds extends ServiceParts {
  readonly limiters: Pick<RateLimiters, 'marks'>;
  readonly listings: { readonly findOwner: FindOwner; readonly petsAsArray: PetsAsArray } & Pick<LikeRouteNeeds, 'petView' | 'petNotFound'>;
}

/** How much listings are liked and looked at, and by whom they are liked. */
export const interestsModule = ({ database, reads, outboxIn, clock, limiters, listings }: InterestsNeeds) => {
  const { findOwner, petsAsArray, petView, petNotFound } = listings;
  const scopeOf = (trx: Knex.Transaction): InterestScope => ({
    interests: knexInterestRepository(trx),
    likes: knexLikes(trx),
    outbox: interestOutbox(outboxIn(trx)),
  });
  const shared = { inTransaction: transactionRunner(database, scopeOf), findOwner };
  const viewers = dailyViewers(limiters.marks('pet-views'), dailySalts(database));
  const likes = knexLikeQueries(database);

  return {
    routes: [
      ...likeRoutes({ setLike: setLike({ ...shared, clock }), liked: pgLikedListings(reads, petsAsArray), petView, petNotFound }),
      ...viewRoutes({ countView: countView({ ...shared, viewers, clock }), petNotFound }),
    ],
    consumers: [
      reactor({
        consumer: 'pets.likes',
        on: [onMemberErased((trx) => forgetLikes({ inTransaction: joinTransaction(trx, scopeOf), clock }))],
        // Whoever has no likes left has none to lose: what it hears again changes nothing.
        startAt: 'beginning',
        maxAgeMs: null,
      }),
    ],
    republishes: [
      // A row without an event waits for its first.
      rowsAsEvents({ table: 'interests', where: 'version > 0', toEvents: (row) => stateOfInterest(toInterest(row), clock.now()) }),
    ],
    exported: { view: exportView, present: async (memberId: MemberId) => presentExport(await likes.listAll(memberId)) },
  };
};

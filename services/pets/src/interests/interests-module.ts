import { reactor, rowsAsEvents } from '@paltu/events';
import { interestsOf, toInterest } from '@paltu/interests';
import type { ListingId, MemberId, Viewer } from '@paltu/kernel';
import { dailyViewers, type RateLimiters } from '@paltu/limits';
import { dailySalts } from '@paltu/persistence';
import { onMemberErased } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import { knexLikeQueries } from './data/knex-like-queries.ts';
import { pgLikedListings, type PetsAsArray } from './data/pg-liked-listings.ts';
import type { LikedListing } from './domain/liked-listing.ts';
import { interestOutbox, stateOfInterest } from './events/interest-messages.ts';
import { exportView, presentExport } from './http/export-view.ts';
import { likeRoutes, type LikeRouteNeeds } from './http/like-routes.ts';
import { viewRoutes } from './http/view-routes.ts';
import type { FindListing } from './use-cases/ports.ts';

export interface InterestsNeeds extends ServiceParts {
  readonly limiters: Pick<RateLimiters, 'marks'>;
  readonly listings: Pick<LikeRouteNeeds, 'petView' | 'petNotFound'> & {
    readonly petsAsArray: PetsAsArray;
    /** Who offers a pet. @throws AppError `pet.not-found` also when the viewer may not see it. */
    readonly findOwner: (id: ListingId, viewer: Viewer | undefined) => Promise<MemberId>;
  };
}

/** How much listings are liked and looked at, and by whom they are liked. */
export const interestsModule = ({ database, reads, outboxIn, clock, limiters, listings }: InterestsNeeds) => {
  const { findOwner, petsAsArray, petView, petNotFound } = listings;
  const interests = interestsOf<LikedListing>({ database, outboxIn, clock, outboxOf: interestOutbox, likesColumn: 'listing_id' });
  const countView = interests.countView(dailyViewers(limiters.marks('pet-views'), dailySalts(database)));
  const findListing: FindListing = async (id, viewer) => ({ id, ownerId: await findOwner(id, viewer) });
  const likes = knexLikeQueries(database);

  return {
    routes: [
      ...likeRoutes({ setLike: interests.setLike, findListing, liked: pgLikedListings(reads, petsAsArray), petView, petNotFound }),
      ...viewRoutes({ countView, findListing, petNotFound }),
    ],
    consumers: [
      reactor({
        consumer: 'pets.likes',
        on: [onMemberErased(interests.forgetIn)],
        // Idempotent: an event that is delivered again finds no likes to delete.
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

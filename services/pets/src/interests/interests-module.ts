import { exportedLikes, interestEvents, knexLikesStore, likesSlice, type LikedThings, type OwnedThing } from '@paltu/interests';
import type { MemberId, Refusal, Viewer } from '@paltu/kernel';
import { dailyViewers, type RateLimiters } from '@paltu/limits';
import { dailySalts } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import type { z } from 'zod';
import { pgLikedListings, type PetsAsArray } from './data/pg-liked-listings.ts';
import { interestMessages } from './events/interest-messages.ts';

export interface InterestsNeeds extends ServiceParts {
  readonly limiters: Pick<RateLimiters, 'marks'>;
  readonly listings: {
    readonly petNotFound: Refusal;
    readonly petParams: LikedThings<OwnedThing>['params'];
    /** What the elements of `petsAsArray` are. */
    readonly petView: z.ZodType;
    readonly petsAsArray: PetsAsArray;
    /** Who offers a pet. @throws AppError `pet.not-found` also when the viewer may not see it */
    readonly getOwner: (id: string, viewer: Viewer | undefined) => Promise<MemberId>;
  };
}

/** How much listings are liked and looked at, and by whom they are liked. */
export const interestsModule = ({ limiters, listings, ...parts }: InterestsNeeds) => {
  const { database, reads, clock } = parts;
  const store = knexLikesStore<OwnedThing>(parts);
  const pets: LikedThings<OwnedThing> = {
    path: '/api/v1/pets/:id',
    noun: 'a pet',
    params: listings.petParams,
    notFound: listings.petNotFound,
    get: async (id, viewer) => ({ id, ownerId: await listings.getOwner(id, viewer) }),
    list: {
      path: '/api/v1/pets/user/likes',
      summary: "Pets that the caller likes, the last one liked first: published ones, and the caller's",
      name: 'pets',
      view: listings.petView,
      read: pgLikedListings(reads, listings.petsAsArray),
    },
    views: {
      viewers: dailyViewers(limiters.marks('pet-views'), dailySalts(database)),
      summary: 'Count a look at a pet: once a day for each viewer, never for the owner',
    },
  };
  return {
    exported: exportedLikes(store.queries, 'petId'),
    ...likesSlice({
      store,
      clock,
      messages: interestMessages,
      things: [pets],
      consumer: 'pets.likes',
      stateOf: (interest) => interestEvents(interestMessages, { type: 'viewed', interest, at: clock.now() }),
    }),
  };
};

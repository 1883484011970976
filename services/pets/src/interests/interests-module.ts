import { petLiked, petUnliked, petViewed, type EveryField, type InterestSchema } from '@paltu/contracts';
import { outgoingEvent } from '@paltu/events';
import {
  exportedLikes,
  interestEvents,
  knexLikesStore,
  likesSlice,
  type InterestMessages,
  type LikedThings,
  type OwnedThing,
} from '@paltu/interests';
import type { MemberId, Viewer } from '@paltu/kernel';
import { dailyViewers, type RateLimiters } from '@paltu/limits';
import { dailySalts, type Reads, type ReadStatement } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import { totalCap } from '@paltu/service-kit';
import type { z } from 'zod';
import { petNotFound } from '../listings/listing.ts';

/** The pets of `listings`, what stands after `from`, as one JSON array in an order. */
type PetsAsArray = (listings: string, order: string) => string;

const liked = `likes join listings on listings.id = likes.thing_id
  where member_id = $1 and (is_published or (listings.owner_id = $1 and deleted_at is null))`;

const pageStatement = (petsAsArray: PetsAsArray): ReadStatement => {
  const page = `(select listings.*, liked_at from ${liked} order by liked_at desc, thing_id desc limit $2 offset $3) as listings`;
  return {
    name: 'liked listings',
    text: `select
      (select count(*)::integer from (select from ${liked} limit $4) as matching) as counted,
      ${petsAsArray(page, 'liked_at desc, listings.id desc')} as pets`,
  };
};

/** What a member likes, as JSON: published listings, and own ones; the last one liked first. */
const pgLikedListings = (reads: Reads, petsAsArray: PetsAsArray): NonNullable<LikedThings<OwnedThing>['list']>['read'] => {
  const statement = pageStatement(petsAsArray);
  return async (memberId, { page, limit }) => {
    const values = [memberId, limit, (page - 1) * limit, totalCap + 1];
    const [row] = await reads.rows<{ counted: number; pets: string }>(statement, values);
    return { found: row?.pets ?? '[]', counted: row?.counted ?? 0 };
  };
};

export const interestMessages: InterestMessages<OwnedThing> = (event, envelope) => {
  const { id: petId, ownerId, version, likes, views } = event.interest;
  const interest = { petId, version: BigInt(version), ownerId, likes, views } satisfies EveryField<typeof InterestSchema>;
  if (event.type === 'viewed') return [outgoingEvent(petViewed, { ...envelope, data: { interest } })];
  const liked = { ...envelope, data: { interest, memberId: event.memberId } };
  return [event.type === 'liked' ? outgoingEvent(petLiked, liked) : outgoingEvent(petUnliked, liked)];
};

interface InterestsNeeds extends ServiceParts {
  readonly limiters: Pick<RateLimiters, 'marks'>;
  readonly listings: {
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
    notFound: petNotFound,
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

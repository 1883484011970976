import {
  accessoryLiked,
  accessoryUnliked,
  storeLiked,
  storeUnliked,
  storeViewed,
  type CommerceInterestSchema,
  type EveryField,
} from '@paltu/contracts';
import { outgoingEvent } from '@paltu/events';
import {
  exportedLikes,
  knexLikesStore,
  likesSlice,
  readLiked,
  type Interest,
  type InterestMessages,
  type LikedThings,
} from '@paltu/interests';
import type { MemberId, Refusal, Viewer } from '@paltu/kernel';
import { dailyViewers, type RateLimiters } from '@paltu/limits';
import { dailySalts, type Transaction } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import type { z } from 'zod';

/** What can be liked: a store, or something that one offers. */
export interface LikedThing {
  readonly id: string;
  readonly kind: 'store' | 'accessory';
  /** The member whose store it is. */
  readonly ownerId: MemberId;
}

const interestMessage = ({ id: thingId, ownerId, version, likes, views }: Interest<LikedThing>) =>
  ({ thingId, version: BigInt(version), ownerId, likes, views }) satisfies EveryField<typeof CommerceInterestSchema>;

/** Views are counted of stores alone. */
export const interestMessages: InterestMessages<LikedThing> = (event, envelope) => {
  const interest = interestMessage(event.interest);
  if (event.type === 'viewed') return [outgoingEvent(storeViewed, { ...envelope, data: { interest } })];
  const liked = { ...envelope, data: { interest, memberId: event.memberId } };
  const isLiked = event.type === 'liked';
  if (event.interest.kind === 'store') return [isLiked ? outgoingEvent(storeLiked, liked) : outgoingEvent(storeUnliked, liked)];
  return [isLiked ? outgoingEvent(accessoryLiked, liked) : outgoingEvent(accessoryUnliked, liked)];
};

/** Stores, or accessories, as the slice that has them gives them. */
interface Things {
  /** The member whose store it is. @throws AppError that it is not found, also when the viewer may not see it */
  readonly getOwner: (id: string, viewer: Viewer | undefined) => Promise<MemberId>;
  /** As everybody sees them, in the order of their ids. */
  readonly present: (ids: readonly string[]) => Promise<readonly object[]>;
}

interface InterestsNeeds extends ServiceParts {
  readonly limiters: Pick<RateLimiters, 'marks'>;
  readonly stores: Things & {
    readonly storeNotFound: Refusal;
    readonly storeParams: LikedThings<LikedThing>['params'];
    readonly storeView: z.ZodType;
  };
  readonly accessories: Things & {
    readonly accessoryNotFound: Refusal;
    readonly accessoryParams: LikedThings<LikedThing>['params'];
    readonly accessoryView: z.ZodType;
  };
}

/** The two kinds of things that are liked. */
const likedThings = (
  { stores, accessories, limiters, database }: InterestsNeeds,
  queriesOf: (things: 'stores' | 'accessories') => Parameters<typeof readLiked>[0],
): readonly LikedThings<LikedThing>[] => {
  const getAs =
    (kind: LikedThing['kind'], { getOwner }: Things): LikedThings<LikedThing>['get'] =>
    async (id, viewer) => ({ id, kind, ownerId: await getOwner(id, viewer) });
  return [
    {
      path: '/api/v1/stores/:id',
      noun: 'a store',
      params: stores.storeParams,
      notFound: stores.storeNotFound,
      get: getAs('store', stores),
      list: {
        path: '/api/v1/stores/user/likes',
        summary: "Stores that the caller likes, the last one liked first: open ones, and the caller's",
        name: 'stores',
        view: stores.storeView,
        read: readLiked(queriesOf('stores'), stores.present),
      },
      views: {
        viewers: dailyViewers(limiters.marks('store-views'), dailySalts(database)),
        summary: 'Count a look at a store: once a day for each viewer, never for its owner',
      },
    },
    {
      path: '/api/v1/accessories/:id',
      noun: 'a product',
      params: accessories.accessoryParams,
      notFound: accessories.accessoryNotFound,
      get: getAs('accessory', accessories),
      list: {
        path: '/api/v1/accessories/user/likes',
        summary: "Products that the caller likes, the last one liked first: those in lists, and those of the caller's store",
        name: 'accessories',
        view: accessories.accessoryView,
        read: readLiked(queriesOf('accessories'), accessories.present),
      },
    },
  ];
};

/** Likes of stores and accessories, and views of stores. */
export const interestsModule = (needs: InterestsNeeds) => {
  const storeOf = (things: 'stores' | 'accessories') =>
    knexLikesStore<LikedThing>(needs, { things, alsoInLikes: ({ kind }) => ({ kind }) });
  const store = storeOf('stores');
  return {
    exported: exportedLikes(store.queries, 'thingId'),
    ...likesSlice<LikedThing, Transaction>({
      store,
      clock: needs.clock,
      messages: interestMessages,
      things: likedThings(needs, (things) => storeOf(things).queries),
    }),
  };
};

import type { OutgoingEvent } from '@paltu/events';
import type { Clock, MemberId } from '@paltu/kernel';
import { memberFollower, whenErased } from '@paltu/projections';
import type { Exported } from '@paltu/service-kit';
import { z } from 'zod';
import type { Interest, InterestMessages, LikeQueries, LikesStore, Thing } from './interest.ts';
import { likeRoutes, viewRoute, type FoundThings, type LikedList, type LikedThings } from './like-http.ts';
import { countView, forgetLikes, interestScope, setLike } from './like-use-cases.ts';

export interface LikesNeeds<T extends Thing, Trx> {
  readonly store: LikesStore<T, Trx>;
  readonly clock: Clock;
  readonly things: readonly LikedThings<T>[];
  readonly messages: InterestMessages<T>;
  /** Of the consumer that takes back what an erased member liked; without one another consumer has to do so by `followIn`. */
  readonly consumer?: string;
  /** An interest as it is, when nothing has happened to it: in an event of a type that names nobody. */
  readonly stateOf?: (interest: Interest<T>) => readonly OutgoingEvent[];
}

/** Likes, and looks where they are counted, as a slice of any service. */
export const likesSlice = <T extends Thing, Trx>({ store, clock, things, messages, consumer, stateOf }: LikesNeeds<T, Trx>) => {
  const scopeOf = (trx: Trx) =>
    interestScope<T>({ interests: store.interestsIn(trx), likes: store.likesIn(trx), outbox: store.outboxIn(trx), messages });
  const inTransaction = store.inTransaction(scopeOf);
  const followIn = whenErased((trx: Trx) => forgetLikes({ scope: scopeOf(trx), clock }));
  const set = setLike({ inTransaction, clock });
  const likedRoutes = things.flatMap((thing) => likeRoutes(set, thing));
  const viewRoutes = things.flatMap((thing) =>
    thing.views === undefined
      ? []
      : [viewRoute(countView({ inTransaction, clock, viewers: thing.views.viewers }), thing, thing.views.summary)],
  );
  return {
    setLike: set,
    /** What follows when a member leaves. */
    followIn,
    likedRoutes,
    viewRoutes,
    routes: [...likedRoutes, ...viewRoutes],
    consumers: consumer === undefined ? [] : [memberFollower<Trx>(consumer, { followIn: [followIn] })],
    republishes: stateOf === undefined ? [] : [store.asEvents(stateOf)],
  };
};

/** What `LikedList` reads where the store lists the likes: things in the order of their ids. */
export const readLiked =
  (queries: LikeQueries, present: (ids: readonly string[]) => Promise<readonly object[]>): LikedList['read'] =>
  async (memberId, page): Promise<FoundThings> => {
    const { ids, counted } = await queries.list(memberId, page);
    return { found: await present(ids), counted };
  };

/** What a member takes along: all that they like, also what is not in sight now. @param field that names a thing, such as `vetId` */
export const exportedLikes = (queries: LikeQueries, field: string): Exported => ({
  view: z.array(z.strictObject({ [field]: z.uuid(), likedAt: z.iso.datetime() })),
  present: async (memberId: MemberId) =>
    (await queries.listAll(memberId)).map(({ thingId, likedAt }) => ({ [field]: thingId, likedAt: likedAt.toISOString() })),
});

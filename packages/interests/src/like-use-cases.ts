import type { Outbox } from '@paltu/events';
import { keeping, type Clock, type MemberId } from '@paltu/kernel';
import type { DailyViewers, Onlooker } from '@paltu/limits';
import {
  addView,
  changeLike,
  type InInterestTransaction,
  type Interest,
  type InterestEvent,
  type InterestMessages,
  type InterestRepository,
  type InterestScope,
  type Likes,
  type Thing,
} from './interest.ts';

export interface InterestScopeNeeds<T extends Thing> {
  readonly interests: InterestRepository<T>;
  readonly likes: Likes<T>;
  readonly outbox: Outbox;
  readonly messages: InterestMessages<T>;
}

/** The events of the service about what happened to an interest. */
export const interestEvents = <T extends Thing>(messages: InterestMessages<T>, event: InterestEvent<T>) =>
  messages(event, { subject: event.interest.id, sequence: event.interest.version, time: event.at });

/** All that a use case may write with, in one transaction. */
export const interestScope = <T extends Thing>({ interests, likes, outbox, messages }: InterestScopeNeeds<T>): InterestScope<T> => ({
  interests,
  likes,
  keep: keeping<Interest<T>, InterestEvent<T>>({
    save: interests.save,
    outbox: { append: (events) => outbox.append(events.flatMap((event) => interestEvents(messages, event))) },
  }),
});

export interface SetLikeNeeds<T extends Thing> {
  readonly inTransaction: InInterestTransaction<T>;
  readonly clock: Clock;
}

export interface SetLikeRequest<T extends Thing> {
  /** One that the member may see. */
  readonly thing: T;
  readonly memberId: MemberId;
  /** The other way round than it is when absent. */
  readonly liked?: boolean | undefined;
}

export interface LikeOutcome {
  readonly liked: boolean;
  /** Members who like it now. */
  readonly likes: number;
}

export type SetLike<T extends Thing> = (request: SetLikeRequest<T>) => Promise<LikeOutcome>;

/** A member likes something, or no longer. */
export const setLike =
  <T extends Thing>({ inTransaction, clock }: SetLikeNeeds<T>): SetLike<T> =>
  ({ thing, memberId, liked: wanted }) =>
    inTransaction(async ({ interests, likes, keep }) => {
      const before = await interests.get(thing);
      const isLiked = await likes.has(memberId, thing);
      const liked = wanted ?? !isLiked;
      const at = clock.now();
      const after = await keep(before, changeLike(before, { memberId, isLiked, liked }, at));
      if (liked !== isLiked) await (liked ? likes.add(memberId, thing, at) : likes.delete(memberId, thing));
      return { liked, likes: after.likes };
    });

export interface CountViewNeeds<T extends Thing> {
  readonly inTransaction: InInterestTransaction<T>;
  readonly viewers: DailyViewers;
  readonly clock: Clock;
}

export type CountView<T extends Thing> = (request: { readonly thing: T; readonly onlooker: Onlooker }) => Promise<void>;

/** Counts who looks at something: once a day, and never whose it is. */
export const countView =
  <T extends Thing>({ inTransaction, viewers, clock }: CountViewNeeds<T>): CountView<T> =>
  async ({ thing, onlooker }) => {
    if (thing.ownerId !== undefined && thing.ownerId === onlooker.member?.userId) return;
    const now = clock.now();
    if (!(await viewers.isNew(thing.id, onlooker, now))) return;
    await inTransaction(async ({ interests, keep }) => {
      const interest = await interests.get(thing);
      await keep(interest, addView(interest, now));
    });
  };

export interface ForgetLikesNeeds<T extends Thing> {
  readonly scope: InterestScope<T>;
  readonly clock: Clock;
}

/** Takes back all that a member likes whose account is erased. */
export const forgetLikes =
  <T extends Thing>({ scope: { interests, likes, keep }, clock }: ForgetLikesNeeds<T>) =>
  async (memberId: MemberId): Promise<void> => {
    const at = clock.now();
    for (const interest of await interests.listLikedBy(memberId)) {
      await keep(interest, changeLike(interest, { memberId, isLiked: true, liked: false }, at));
      await likes.delete(memberId, interest);
    }
  };

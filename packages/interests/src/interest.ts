import type { OutgoingEvent, RepublishedState } from '@paltu/events';
import type { Decided, Keep, MemberId } from '@paltu/kernel';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { Transactions } from '@paltu/runtime';

/** What can be liked and looked at, and what else is published with that. */
export interface Thing {
  readonly id: string;
  /** Whose it is, where it is a member's: they are not counted as its viewers. */
  readonly ownerId?: MemberId;
}

/** A thing that a member has. */
export interface OwnedThing extends Thing {
  readonly ownerId: MemberId;
}

/** How much a thing is liked and looked at. */
export type Interest<T extends Thing> = T & {
  /** Order of its events, 0 before the first; not the version of the thing. */
  readonly version: number;
  /** Members who like it. */
  readonly likes: number;
  /** Viewers, each counted once a day. */
  readonly views: number;
};

/** In a thing that nobody has liked or looked at. */
export const noInterest = <T extends Thing>(thing: T): Interest<T> => ({ ...thing, version: 0, likes: 0, views: 0 });

interface Fact<T extends Thing> {
  /** The interest as it was after the event. */
  readonly interest: Interest<T>;
  readonly at: Date;
}

export interface LikeEvent<T extends Thing> extends Fact<T> {
  readonly type: 'liked' | 'unliked';
  readonly memberId: MemberId;
}

/** It does not name who looked. */
export interface ViewEvent<T extends Thing> extends Fact<T> {
  readonly type: 'viewed';
}

export type InterestEvent<T extends Thing> = LikeEvent<T> | ViewEvent<T>;

export interface LikeChange {
  readonly memberId: MemberId;
  /** Whether the member likes it now. */
  readonly isLiked: boolean;
  readonly liked: boolean;
}

/** A member likes it, or no longer; what already is so stays as it is. */
export const changeLike = <T extends Thing>(
  interest: Interest<T>,
  { memberId, isLiked, liked }: LikeChange,
  at: Date,
): Decided<Interest<T>, InterestEvent<T>> => {
  if (isLiked === liked) return { state: interest, events: [] };
  const changed = { ...interest, version: interest.version + 1, likes: interest.likes + (liked ? 1 : -1) };
  return { state: changed, events: [{ type: liked ? 'liked' : 'unliked', interest: changed, memberId, at }] };
};

/** Somebody looked at it who has not done so today. */
export const addView = <T extends Thing>(interest: Interest<T>, at: Date): Decided<Interest<T>, InterestEvent<T>> => {
  const viewed = { ...interest, version: interest.version + 1, views: interest.views + 1 };
  return { state: viewed, events: [{ type: 'viewed', interest: viewed, at }] };
};

/** How much things are liked and looked at; each stays locked until the transaction ends. */
export interface InterestRepository<T extends Thing> {
  /** One that nobody was interested in yet when there is none. */
  get(thing: T): Promise<Interest<T>>;
  /** In the things that the member likes, always in the same order. */
  listLikedBy(memberId: MemberId): Promise<readonly Interest<T>[]>;
  save(interest: Interest<T>): Promise<void>;
}

/** Who likes what. */
export interface Likes<T extends Thing> {
  has(memberId: MemberId, thing: T): Promise<boolean>;
  add(memberId: MemberId, thing: T, at: Date): Promise<void>;
  delete(memberId: MemberId, thing: T): Promise<void>;
}

/** All that a use case may write with. */
export interface InterestScope<T extends Thing> {
  readonly interests: InterestRepository<T>;
  readonly likes: Likes<T>;
  /** Keeps a decision about an interest that is locked. */
  readonly keep: Keep<Interest<T>, InterestEvent<T>>;
}

export type InInterestTransaction<T extends Thing> = InTransaction<InterestScope<T>>;

/** A like as it is read, with whatever else of the thing stands beside it. */
export interface Like {
  readonly thingId: string;
  readonly likedAt: Date;
}

export interface LikedPage {
  readonly ids: readonly string[];
  /** All of them; counted no further than one over the cap of totals. */
  readonly counted: number;
}

/** Likes as they are read, without locks. */
export interface LikeQueries {
  /** All of the member's, the first one first. */
  listAll(memberId: MemberId): Promise<readonly Like[]>;
  /** Things in sight that the member likes, and own ones, the last one liked first. */
  list(memberId: MemberId, page: PageWanted): Promise<LikedPage>;
}

/** Where interests and likes are kept: the adapters of one store. */
export interface LikesStore<T extends Thing, Trx> extends Transactions<Trx> {
  readonly interestsIn: (trx: Trx) => InterestRepository<T>;
  readonly likesIn: (trx: Trx) => Likes<T>;
  readonly queries: LikeQueries;
  /** Each interest that anything has happened to, for an operator who has them published again. */
  readonly asEvents: (toEvents: (interest: Interest<T>) => readonly OutgoingEvent[]) => RepublishedState<Trx>;
}

/** Of the event of an interest: whom it is about, its place in the order of these events, and when it happened. */
export interface Envelope {
  readonly subject: string;
  readonly sequence: number;
  readonly time: Date;
}

/** The events of a service that publish what happened to an interest; none where it publishes nothing of that. */
export type InterestMessages<T extends Thing> = (event: InterestEvent<T>, envelope: Envelope) => readonly OutgoingEvent[];

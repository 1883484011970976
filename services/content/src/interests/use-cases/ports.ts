import type { MemberId } from '@paltu/kernel';
import type { InTransaction } from '@paltu/persistence';
import type { InterestEvent } from '../domain/interest-changes.ts';
import type { Interest, Thing } from '../domain/interest.ts';

/** How much things are liked and looked at; each stays locked until the transaction ends. */
export interface InterestRepository {
  /** One that nobody was interested in yet when there is none. */
  get(thing: Thing): Promise<Interest>;
  /** In the things that the member likes, always in the same order. */
  listLikedBy(memberId: MemberId): Promise<readonly Interest[]>;
  save(interest: Interest): Promise<void>;
}

/** Who likes what. */
export interface Likes {
  has(memberId: MemberId, thing: Thing): Promise<boolean>;
  add(memberId: MemberId, thing: Thing, at: Date): Promise<void>;
  delete(memberId: MemberId, thing: Thing): Promise<void>;
}

/** Where the events go, in the same transaction. */
export interface InterestOutbox {
  append(events: readonly InterestEvent[]): Promise<void>;
}

/** All that a use case may write with. */
export interface InterestScope {
  readonly interests: InterestRepository;
  readonly likes: Likes;
  readonly outbox: InterestOutbox;
}

export type InInterestTransaction = InTransaction<InterestScope>;

/** How much a thing is liked and looked at, as it is shown. */
export type Figures = Pick<Interest, 'likes' | 'views'>;

export interface Like {
  /** Slug of the article, or id of the comment. */
  readonly thingId: string;
  readonly articleSlug: string;
  readonly likedAt: Date;
}

/** Likes and views as they are read: nothing is held. */
export interface InterestQueries {
  /** By id of the thing; nothing for one that nobody was interested in. */
  figuresOf(ids: readonly string[]): Promise<ReadonlyMap<string, Figures>>;
  /** What the member likes, the first one first; of one article and its comments where it is named. */
  listLikes(memberId: MemberId, articleSlug?: string): Promise<readonly Like[]>;
}

/** Remembers for the rest of the day in Pakistan who looked at what, but not so that it could be read. */
export interface DailyViewers {
  /** False for whoever was here before on the day of `now`. */
  isNew(articleSlug: string, onlooker: Onlooker, now: Date): Promise<boolean>;
}

/** Who looks at an article, as far as it matters that nobody counts twice. */
export interface Onlooker {
  readonly member: { readonly userId: MemberId } | undefined;
  /** Of the client. */
  readonly address: string;
  /** What the browser calls itself. */
  readonly browser: string;
}

/** @throws AppError `article.not-found`, `comment.not-found` */
export type FindThing = (id: string) => Promise<Thing>;

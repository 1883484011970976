import type { ListingId, MemberId, Viewer } from '@paltu/kernel';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { InterestEvent } from '../domain/interest-events.ts';
import type { Interest } from '../domain/interest.ts';

/** How much listings are liked and looked at; each stays locked until the transaction ends. */
export interface InterestRepository {
  /** One that nobody was interested in yet when there is none. */
  get(id: ListingId, ownerId: MemberId): Promise<Interest>;
  /** Of the listings that the member likes, always in the same order. */
  listLikedBy(memberId: MemberId): Promise<readonly Interest[]>;
  save(interest: Interest): Promise<void>;
}

/** Who likes what. */
export interface Likes {
  has(memberId: MemberId, id: ListingId): Promise<boolean>;
  add(memberId: MemberId, id: ListingId, at: Date): Promise<void>;
  delete(memberId: MemberId, id: ListingId): Promise<void>;
}

export interface Like {
  readonly memberId: MemberId;
  readonly listingId: ListingId;
  readonly likedAt: Date;
}

/** Likes as they are read: nothing is held. */
export interface LikeQueries {
  /** All of the member's, the first one first. */
  listAll(memberId: MemberId): Promise<readonly Like[]>;
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

/** Who looks at a pet, as far as it matters that nobody counts twice. */
export interface Onlooker {
  readonly member: Viewer | undefined;
  /** Of the client. */
  readonly address: string;
  /** What the browser calls itself. */
  readonly browser: string;
}

/** Remembers for the rest of the day in Pakistan who looked at what, but not so that it could be read. */
export interface DailyViewers {
  /** False for whoever was here before on the day of `now`. */
  isNew(listingId: ListingId, onlooker: Onlooker, now: Date): Promise<boolean>;
}

/** Who offers a pet. @throws AppError `pet.not-found` also when the viewer may not see it. */
export type FindOwner = (id: ListingId, viewer: Viewer | undefined) => Promise<MemberId>;

/** A page of liked listings. */
export interface LikedPage {
  /** A JSON array of them as everybody sees them. */
  readonly pets: string;
  /** All of them; counted no further than one over the cap of totals. */
  readonly counted: number;
}

/** What a member likes, as screens read it: what is published, and own listings; the last one liked first. */
export interface LikedListings {
  list(memberId: MemberId, page: PageWanted): Promise<LikedPage>;
}

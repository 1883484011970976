import type { MemberId, Viewer } from '@paltu/kernel';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { InterestEvent } from '../domain/interest-events.ts';
import type { Interest, VetId } from '../domain/interest.ts';

/** How much vets are liked; each stays locked until the transaction ends. */
export interface InterestRepository {
  /** One that nobody was interested in yet when there is none. */
  get(id: VetId, ownerId: MemberId): Promise<Interest>;
  /** Of the vets that the member likes, always in the same order. */
  listLikedBy(memberId: MemberId): Promise<readonly Interest[]>;
  save(interest: Interest): Promise<void>;
}

/** Who likes whom. */
export interface Likes {
  has(memberId: MemberId, id: VetId): Promise<boolean>;
  add(memberId: MemberId, id: VetId, at: Date): Promise<void>;
  delete(memberId: MemberId, id: VetId): Promise<void>;
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

/** The member who is the vet. @throws AppError `vet.not-found` also when the viewer may not see it. */
export type FindOwner = (id: VetId, viewer: Viewer) => Promise<MemberId>;

export interface Like {
  readonly vetId: VetId;
  readonly likedAt: Date;
}

export interface LikedPage {
  readonly ids: readonly VetId[];
  /** All of them; counted no further than one over the cap of totals. */
  readonly counted: number;
}

/** Likes as they are read: nothing is held. */
export interface LikeQueries {
  /** The member's, the last one first: of vets that everybody may see, and of the own profile. */
  list(memberId: MemberId, page: PageWanted): Promise<LikedPage>;
  /** All of the member's, the first one first. */
  listAll(memberId: MemberId): Promise<readonly Like[]>;
}

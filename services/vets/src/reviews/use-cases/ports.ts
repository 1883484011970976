import type { MemberId, Viewer } from '@paltu/kernel';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { ReviewEvent } from '../domain/review-events.ts';
import type { Review, ReviewId, RatingSummary, VetId } from '../domain/review.ts';

/** What the reviews of vets come to. */
export interface RatingSummaries {
  /** Undefined when there is no such vet. Nobody else decides about its reviews until the transaction ends. */
  hold(vetId: VetId): Promise<RatingSummary | undefined>;
  save(ratingSummary: RatingSummary): Promise<void>;
}

/** What stays of a review that was removed, so that removing it again answers the same. */
export type RemovedReview = Pick<Review, 'id' | 'vetId' | 'authorId'>;

/** Reviews of vets that are held. */
export interface ReviewRepository {
  find(id: ReviewId): Promise<Review | undefined>;
  findOf(vetId: VetId, authorId: MemberId): Promise<Review | undefined>;
  /** All that the member wrote, always in the same order of their vets. */
  listBy(authorId: MemberId): Promise<readonly Review[]>;
  add(review: Review): Promise<void>;
  save(review: Review): Promise<void>;
  /** It is gone, but for whose it was. */
  remove(review: Review): Promise<void>;
  findRemoved(id: ReviewId): Promise<RemovedReview | undefined>;
}

/** Where the events go, in the same transaction. */
export interface ReviewOutbox {
  append(events: readonly ReviewEvent[]): Promise<void>;
}

/** All that a use case may write with. */
export interface ReviewScope {
  readonly ratingSummaries: RatingSummaries;
  readonly reviews: ReviewRepository;
  readonly outbox: ReviewOutbox;
  /** The member has not left, and does not until the transaction ends. @throws AppError `account.deactivated` */
  requireThere(memberId: MemberId): Promise<void>;
}

export type InReviewTransaction = InTransaction<ReviewScope>;

/** @throws AppError `vet.not-found` also when the viewer may not see the vet */
export type RequireVet = (id: VetId, viewer: Viewer | undefined) => Promise<unknown>;

/** Whether a visit of the member was completed; what was completed stays so. */
export type HasVisited = (vetId: VetId, memberId: MemberId) => Promise<boolean>;

export interface ReviewPage {
  readonly reviews: readonly Review[];
  /** All of them; counted no further than one over the cap of totals. */
  readonly counted: number;
}

/** Reviews as screens read them: nothing is held. */
export interface ReviewQueries {
  /** Of a vet, the newest first. */
  list(vetId: VetId, page: PageWanted): Promise<ReviewPage>;
  /** The first of those. */
  listNewest(vetId: VetId, limit: number): Promise<readonly Review[]>;
  findOf(vetId: VetId, authorId: MemberId): Promise<Review | undefined>;
  /** All that the member wrote, the first one first. */
  listBy(authorId: MemberId): Promise<readonly Review[]>;
}

/** A review, and what all of its vet come to. */
export interface ReviewState {
  readonly review: Review;
  readonly ratingSummary: RatingSummary;
}

export interface ReviewStates {
  /** By vet, and in the order of its events. */
  readonly states: readonly ReviewState[];
  /** The last vet of these; undefined when there was none after `after`. */
  readonly last: string | undefined;
}

/** Where reviews are kept: the adapters of PostgreSQL, or of MongoDB. */
export interface ReviewStore<Trx> {
  readonly ratingSummariesIn: (trx: Trx) => RatingSummaries;
  readonly reviewsIn: (trx: Trx) => ReviewRepository;
  readonly queries: ReviewQueries;
  /** All reviews of at most `limit` vets that follow `after`; nothing is decided about these until the transaction ends. */
  readonly readStates: (trx: Trx, after: string | undefined, limit: number) => Promise<ReviewStates>;
}

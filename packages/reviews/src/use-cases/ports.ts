import type { OutgoingEvent, RepublishedState } from '@paltu/events';
import type { Keep, MemberId, Viewer } from '@paltu/kernel';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { Transactions } from '@paltu/runtime';
import type { Reviewed } from '../domain/review-decisions.ts';
import type { ReviewEvent } from '../domain/review-events.ts';
import type { RatingSummary, Review, ReviewId } from '../domain/review.ts';

/** What the reviews of things come to. */
export interface RatingSummaries {
  /** Undefined when there is no such thing. Nobody else decides about its reviews until the transaction ends. */
  find(thingId: string): Promise<RatingSummary | undefined>;
  save(summary: RatingSummary): Promise<void>;
}

/** What stays of a review that was removed, so that removing it again answers the same. */
export type RemovedReview = Pick<Review, 'id' | 'thingId' | 'authorId'>;

/** Reviews of things whose summary is locked. */
export interface ReviewRepository {
  find(id: ReviewId): Promise<Review | undefined>;
  findOf(thingId: string, authorId: MemberId): Promise<Review | undefined>;
  /** All of the member's, always in the same order of their things. */
  listBy(authorId: MemberId): Promise<readonly Review[]>;
  add(review: Review): Promise<void>;
  save(review: Review): Promise<void>;
  /** It is gone, but for whose it was. */
  remove(review: RemovedReview): Promise<void>;
  findRemoved(id: ReviewId): Promise<RemovedReview | undefined>;
}

/** All that a use case may write with. */
export interface ReviewScope {
  readonly summaries: RatingSummaries;
  readonly reviews: ReviewRepository;
  /** Keeps a decision about a review of a thing whose summary is locked. */
  readonly keep: Keep<Reviewed, ReviewEvent>;
  /** The member has not left, and does not until the transaction ends. @throws AppError that the account is deactivated */
  requireThere(memberId: MemberId): Promise<void>;
}

export type InReviewTransaction = InTransaction<ReviewScope>;

/** @throws AppError that the thing is not found, also when the viewer may not see it */
export type RequireThing = (id: string, viewer: Viewer | undefined) => Promise<unknown>;

/** Whether the member has had what entitles to a review of the thing; once it is so, it stays so. */
export type MayReview = (thingId: string, memberId: MemberId) => Promise<boolean>;

export interface ReviewPage {
  readonly reviews: readonly Review[];
  /** All of them; counted no further than one over the cap of totals. */
  readonly counted: number;
}

/** Reviews as screens read them, without locks. */
export interface ReviewQueries {
  /** Of a thing, the last written first. */
  list(thingId: string, page: PageWanted): Promise<ReviewPage>;
  /** The first of those. */
  listNewest(thingId: string, limit: number): Promise<readonly Review[]>;
  /** Those of all things that have five stars and words, the last written first: from the one on that follows `after`. */
  listPraise(limit: number, after?: Pick<Review, 'id' | 'updatedAt'>): Promise<readonly Review[]>;
  findOf(thingId: string, authorId: MemberId): Promise<Review | undefined>;
  /** All of the member's, the first one first. */
  listBy(authorId: MemberId): Promise<readonly Review[]>;
}

/** Where reviews are kept: the adapters of one store. */
export interface ReviewStore<Trx> extends Transactions<Trx> {
  readonly summariesIn: (trx: Trx) => RatingSummaries;
  readonly reviewsIn: (trx: Trx) => ReviewRepository;
  readonly queries: ReviewQueries;
  /** Every review with the summary of its thing, by thing and in the order of their events, for an operator who has them published again. */
  readonly asEvents: (toEvent: (reviewed: Pick<ReviewEvent, 'review' | 'summary'>) => OutgoingEvent) => RepublishedState<Trx>;
}

/** Of the event of a review: the thing, its place in the order of these events, and when it happened. */
export interface Envelope {
  readonly subject: string;
  readonly sequence: number;
  readonly time: Date;
}

/** What is published of a review: topics are kept for ever, so that no word of its author goes there. */
export interface PublishedReview extends Pick<ReviewEvent, 'type' | 'summary'> {
  readonly review: Omit<Review, 'comment'> & {
    /** The account of its author is no more: the stars stay, the words are gone. */
    readonly authorErased: boolean;
  };
}

/** The event of a service that publishes what happened to a review. */
export type ReviewMessages = (event: PublishedReview, envelope: Envelope) => OutgoingEvent;

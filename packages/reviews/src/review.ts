import type { OutgoingEvent, RepublishedState } from '@paltu/events';
import { refusal, type Branded, type Decided, type Keep, type MemberId, type Viewer } from '@paltu/kernel';
import type { InTransaction, PageWanted } from '@paltu/persistence';
import type { Transactions } from '@paltu/runtime';

export type ReviewId = Branded<string, 'ReviewId'>;

export const longestComment = 500;
export const mostStars = 5;

/** What a member thinks of a thing. */
export interface Opinion {
  /** Stars, 1 to 5. */
  readonly rating: number;
  /** Empty once the account of its author is erased. */
  readonly comment: string;
}

export interface Review extends Opinion {
  readonly id: ReviewId;
  readonly thingId: string;
  readonly authorId: MemberId;
  /** Its place in the order of the events of all reviews of the thing. */
  readonly version: number;
  readonly createdAt: Date;
  /** When it was written last. */
  readonly updatedAt: Date;
  /** Its author is suspended: nobody sees it, and it does not count. */
  readonly isHidden: boolean;
}

/** What all reviews of a thing come to. */
export interface RatingSummary {
  /** Of the thing. */
  readonly id: string;
  readonly ownerId: MemberId;
  /** Order of the events of all its reviews, 0 before the first; not the version of the thing. */
  readonly version: number;
  readonly reviews: number;
  /** All stars together. */
  readonly ratingSum: number;
}

/** The mean in tenths, halves rounded up; 0 without a review. */
export const tenthsOf = ({ reviews, ratingSum }: Pick<RatingSummary, 'reviews' | 'ratingSum'>): number =>
  reviews === 0 ? 0 : Math.round((ratingSum * 10) / reviews);

export const reviewNotFound = refusal('not-found', 'review.not-found', 'Review not found');

export const reviewNotYours = refusal('forbidden', 'review.not-yours', 'Only its author may remove a review');

export interface ReviewEvent {
  readonly type: 'posted' | 'removed';
  /** The review as it was after the event; without its comment when it was removed. */
  readonly review: Review;
  /** What all reviews of the thing came to after it. */
  readonly summary: RatingSummary;
  readonly at: Date;
}

export interface PostedReview extends Opinion {
  /** Of the review if it is the author's first of this thing. */
  readonly id: ReviewId;
  readonly authorId: MemberId;
}

/** A member's review of a thing, undefined while there is none, with what all reviews of the thing come to. */
export interface Reviewed {
  readonly summary: RatingSummary;
  readonly review: Review | undefined;
}

type Step = Decided<Reviewed, ReviewEvent>;

const summaryAfter = (summary: RatingSummary, reviews: number, stars: number): RatingSummary => ({
  ...summary,
  version: summary.version + 1,
  reviews: summary.reviews + reviews,
  ratingSum: summary.ratingSum + stars,
});

const posted = (summary: RatingSummary, review: Review, at: Date): Step => ({
  state: { summary, review },
  events: [{ type: 'posted', review, summary, at }],
});

/** A member has one review of a thing, so that another replaces it. The same once more changes nothing. */
export const postReview = (reviewed: Reviewed, { id, authorId, rating, comment }: PostedReview, at: Date): Step => {
  const { review: known } = reviewed;
  if (known?.rating === rating && known.comment === comment) return { state: reviewed, events: [] };
  const summary = summaryAfter(reviewed.summary, known === undefined ? 1 : 0, rating - (known?.rating ?? 0));
  const kept = known ?? { id, thingId: summary.id, authorId, createdAt: at, isHidden: false };
  return posted(summary, { ...kept, version: summary.version, rating, comment, updatedAt: at }, at);
};

/** Counts no longer while its author is suspended, and is published as removed; then it counts, and is published, as before. */
export const hideReview = (reviewed: Reviewed & { readonly review: Review }, isHidden: boolean, at: Date): Step => {
  if (reviewed.review.isHidden === isHidden) return { state: reviewed, events: [] };
  const sign = isHidden ? -1 : 1;
  const summary = summaryAfter(reviewed.summary, sign, sign * reviewed.review.rating);
  const review = { ...reviewed.review, isHidden, version: summary.version };
  if (!isHidden) return posted(summary, review, at);
  return { state: { summary, review }, events: [{ type: 'removed', review: { ...review, comment: '' }, summary, at }] };
};

/** It is taken away, and counts no longer; its event is without its comment. */
export const removeReview = ({ summary: before, review }: Reviewed & { readonly review: Review }, at: Date): Step => {
  const summary = review.isHidden ? summaryAfter(before, 0, 0) : summaryAfter(before, -1, -review.rating);
  const removed = { ...review, version: summary.version, comment: '' };
  return { state: { summary, review: undefined }, events: [{ type: 'removed', review: removed, summary, at }] };
};

/** The account of its author is erased: the stars stay, the comment is gone. */
export const forgetAuthor = (reviewed: Reviewed & { readonly review: Review }, at: Date): Step => {
  const { review } = reviewed;
  if (review.comment === '') return { state: reviewed, events: [] };
  const summary = summaryAfter(reviewed.summary, 0, 0);
  return posted(summary, { ...review, version: summary.version, comment: '' }, at);
};

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
  readonly review: Omit<Review, 'comment' | 'isHidden'> & {
    /** The account of its author is no more: the stars stay, the words are gone. */
    readonly authorErased: boolean;
  };
}

/** The event of a service that publishes what happened to a review. */
export type ReviewMessages = (event: PublishedReview, envelope: Envelope) => OutgoingEvent;

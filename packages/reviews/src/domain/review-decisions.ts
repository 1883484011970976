import type { Decided, MemberId } from '@paltu/kernel';
import type { ReviewEvent } from './review-events.ts';
import type { Opinion, RatingSummary, Review, ReviewId } from './review.ts';

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
  const kept = known ?? { id, thingId: summary.id, authorId, createdAt: at };
  return posted(summary, { ...kept, version: summary.version, rating, comment, updatedAt: at }, at);
};

/** It is taken away, and counts no longer; its event is without its comment. */
export const removeReview = ({ summary: before, review }: Reviewed & { readonly review: Review }, at: Date): Step => {
  const summary = summaryAfter(before, -1, -review.rating);
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

import type { Decided, MemberId } from '@paltu/kernel';
import type { ReviewEvent } from './review-events.ts';
import type { Review, ReviewId, RatingSummary, Words } from './review.ts';

export interface PostedReview extends Words {
  /** Of the review if it is the author's first of this vet. */
  readonly id: ReviewId;
  readonly authorId: MemberId;
}

/** A review, with what all reviews of its vet come to. */
export interface Reviewed {
  readonly ratingSummary: RatingSummary;
  readonly review: Review;
}

type Step = Decided<Reviewed, ReviewEvent>;

const stepOf = (type: ReviewEvent['type'], state: Reviewed, at: Date): Step => ({ state, events: [{ type, ...state, at }] });

const first = (ratingSummary: RatingSummary, { id, authorId, rating, comment }: PostedReview, at: Date): Step => {
  const { version, reviews, ratingSum } = ratingSummary;
  const after: RatingSummary = { ...ratingSummary, version: version + 1, reviews: reviews + 1, ratingSum: ratingSum + rating };
  const dates = { createdAt: at, updatedAt: at };
  return stepOf(
    'ReviewPosted',
    { ratingSummary: after, review: { id, vetId: ratingSummary.id, authorId, version: after.version, rating, comment, ...dates } },
    at,
  );
};

/** A guest reviews a vet; a member has one review of a vet, so that a second one replaces it. What is the same stays as it is. */
export const postReview = (ratingSummary: RatingSummary, known: Review | undefined, posted: PostedReview, at: Date): Step => {
  if (known === undefined) return first(ratingSummary, posted, at);
  const { rating, comment } = posted;
  if (known.rating === rating && known.comment === comment) return { state: { ratingSummary, review: known }, events: [] };
  const after: RatingSummary = {
    ...ratingSummary,
    version: ratingSummary.version + 1,
    ratingSum: ratingSummary.ratingSum + rating - known.rating,
  };
  return stepOf('ReviewPosted', { ratingSummary: after, review: { ...known, version: after.version, rating, comment, updatedAt: at } }, at);
};

/** It is taken away, and counts no longer. */
export const removeReview = (ratingSummary: RatingSummary, review: Review, at: Date): Step => {
  const after: RatingSummary = {
    ...ratingSummary,
    version: ratingSummary.version + 1,
    reviews: ratingSummary.reviews - 1,
    ratingSum: ratingSummary.ratingSum - review.rating,
  };
  return stepOf('ReviewRemoved', { ratingSummary: after, review: { ...review, version: after.version, comment: '' } }, at);
};

/** Its author is no more: the stars stay, the words are gone. */
export const forgetAuthor = (ratingSummary: RatingSummary, review: Review, at: Date): Step => {
  if (review.comment === '') return { state: { ratingSummary, review }, events: [] };
  const after: RatingSummary = { ...ratingSummary, version: ratingSummary.version + 1 };
  return stepOf('ReviewPosted', { ratingSummary: after, review: { ...review, version: after.version, comment: '' } }, at);
};

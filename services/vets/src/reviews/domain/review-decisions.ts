import type { Decided, MemberId } from '@paltu/kernel';
import type { ReviewEvent } from './review-events.ts';
import type { Review, ReviewId, Standing, Words } from './review.ts';

export interface PostedReview extends Words {
  /** Of the review if it is the author's first of this vet. */
  readonly id: ReviewId;
  readonly authorId: MemberId;
}

/** A review, with what all reviews of its vet come to. */
export interface Reviewed {
  readonly standing: Standing;
  readonly review: Review;
}

type Step = Decided<Reviewed, ReviewEvent>;

const told = (type: ReviewEvent['type'], state: Reviewed, at: Date): Step => ({ state, events: [{ type, ...state, at }] });

const first = (standing: Standing, { id, authorId, rating, comment }: PostedReview, at: Date): Step => {
  const { version, reviews, ratingSum } = standing;
  const after: Standing = { ...standing, version: version + 1, reviews: reviews + 1, ratingSum: ratingSum + rating };
  const dates = { createdAt: at, updatedAt: at };
  return told(
    'ReviewPosted',
    { standing: after, review: { id, vetId: standing.id, authorId, version: after.version, rating, comment, ...dates } },
    at,
  );
};

/** A guest reviews a vet; a member has one review of a vet, so that what is said again replaces it. What is the same stays as it is. */
export const postReview = (standing: Standing, known: Review | undefined, posted: PostedReview, at: Date): Step => {
  if (known === undefined) return first(standing, posted, at);
  const { rating, comment } = posted;
  if (known.rating === rating && known.comment === comment) return { state: { standing, review: known }, events: [] };
  const after: Standing = { ...standing, version: standing.version + 1, ratingSum: standing.ratingSum + rating - known.rating };
  return told('ReviewPosted', { standing: after, review: { ...known, version: after.version, rating, comment, updatedAt: at } }, at);
};

/** It is taken away, and counts no longer. */
export const removeReview = (standing: Standing, review: Review, at: Date): Step => {
  const after: Standing = {
    ...standing,
    version: standing.version + 1,
    reviews: standing.reviews - 1,
    ratingSum: standing.ratingSum - review.rating,
  };
  return told('ReviewRemoved', { standing: after, review: { ...review, version: after.version, comment: '' } }, at);
};

/** Its author is no more: the stars stay, the words are gone. */
export const forgetAuthor = (standing: Standing, review: Review, at: Date): Step => {
  if (review.comment === '') return { state: { standing, review }, events: [] };
  const after: Standing = { ...standing, version: standing.version + 1 };
  return told('ReviewPosted', { standing: after, review: { ...review, version: after.version, comment: '' } }, at);
};

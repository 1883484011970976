import type { Review, RatingSummary } from './review.ts';

export interface ReviewEvent {
  readonly type: 'ReviewPosted' | 'ReviewRemoved';
  /** The review as it was after the event; without its words when it was removed. */
  readonly review: Review;
  /** What all reviews of the vet came to after it. */
  readonly ratingSummary: RatingSummary;
  readonly at: Date;
}

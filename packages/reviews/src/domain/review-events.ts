import type { RatingSummary, Review } from './review.ts';

export interface ReviewEvent {
  readonly type: 'posted' | 'removed';
  /** The review as it was after the event; without its comment when it was removed. */
  readonly review: Review;
  /** What all reviews of the thing came to after it. */
  readonly summary: RatingSummary;
  readonly at: Date;
}

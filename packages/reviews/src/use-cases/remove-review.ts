import type { Clock, Viewer } from '@paltu/kernel';
import { removeReview as remove } from '../domain/review-decisions.ts';
import { reviewNotFound, reviewNotYours } from '../domain/review-errors.ts';
import type { Review, ReviewId } from '../domain/review.ts';
import type { InReviewTransaction } from './ports.ts';

export interface RemoveReviewNeeds {
  readonly inTransaction: InReviewTransaction;
  readonly clock: Clock;
}

export interface RemoveReviewRequest {
  readonly id: ReviewId;
  readonly thingId: string;
  readonly remover: Viewer;
}

/** @throws AppError `review.not-found`, `review.not-yours` */
export type RemoveReview = (request: RemoveReviewRequest) => Promise<void>;

/** Its author takes it away, or an admin; what is removed already stays so. */
export const removeReview =
  ({ inTransaction, clock }: RemoveReviewNeeds): RemoveReview =>
  ({ id, thingId, remover }) =>
    inTransaction(async ({ summaries, reviews, keep }) => {
      const summary = await summaries.find(thingId);
      const review = await reviews.find(id);
      const isRemovers = ({ authorId }: Pick<Review, 'authorId'>) => authorId === remover.userId || remover.role === 'admin';
      if (summary === undefined || review?.thingId !== thingId) {
        const removed = await reviews.findRemoved(id);
        if (removed?.thingId !== thingId || !isRemovers(removed)) throw reviewNotFound();
        return;
      }
      if (!isRemovers(review)) throw reviewNotYours();
      const before = { summary, review };
      await keep(before, remove(before, clock.now()));
    });

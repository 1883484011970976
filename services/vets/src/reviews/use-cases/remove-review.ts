import type { Clock, Viewer } from '@paltu/kernel';
import { removeReview as remove } from '../domain/review-decisions.ts';
import { reviewNotFound, reviewNotYours } from '../domain/review-errors.ts';
import type { Review, ReviewId, VetId } from '../domain/review.ts';
import type { InReviewTransaction } from './ports.ts';

export interface RemoveReviewNeeds {
  readonly inTransaction: InReviewTransaction;
  readonly clock: Clock;
}

export interface RemoveReviewRequest {
  readonly id: ReviewId;
  readonly vetId: VetId;
  readonly remover: Viewer;
}

/** @throws AppError `review.not-found`, `review.not-yours` */
export type RemoveReview = (request: RemoveReviewRequest) => Promise<void>;

/** Its author takes it away, or an admin; what is removed already stays so. */
export const removeReview =
  ({ inTransaction, clock }: RemoveReviewNeeds): RemoveReview =>
  ({ id, vetId, remover }) =>
    inTransaction(async ({ ratingSummaries, reviews, outbox }) => {
      const ratingSummary = await ratingSummaries.hold(vetId);
      const review = await reviews.find(id);
      const isRemovers = ({ authorId }: Pick<Review, 'authorId'>) => authorId === remover.userId || remover.role === 'admin';
      if (ratingSummary === undefined || review?.vetId !== vetId) {
        const removed = await reviews.findRemoved(id);
        if (removed?.vetId !== vetId || !isRemovers(removed)) throw reviewNotFound();
        return;
      }
      if (!isRemovers(review)) throw reviewNotYours();
      const { state, events } = remove(ratingSummary, review, clock.now());
      await reviews.remove(review);
      await ratingSummaries.save(state.ratingSummary);
      await outbox.append(events);
    });

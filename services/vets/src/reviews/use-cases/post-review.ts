import { newId, type Clock, type Viewer } from '@paltu/kernel';
import { postReview as post } from '../domain/review-decisions.ts';
import { notEntitled } from '../domain/review-errors.ts';
import type { Review, ReviewId, VetId, Words } from '../domain/review.ts';
import type { HasVisited, InReviewTransaction, RequireVet } from './ports.ts';

export interface PostReviewNeeds {
  readonly inTransaction: InReviewTransaction;
  readonly requireVet: RequireVet;
  readonly hasVisited: HasVisited;
  readonly clock: Clock;
}

export interface PostReviewRequest extends Words {
  readonly vetId: VetId;
  readonly author: Viewer;
}

export interface PostedOutcome {
  readonly review: Review;
  /** False when it replaces an earlier one. */
  readonly isNew: boolean;
}

/** @throws AppError `vet.not-found`, `review.not-entitled`, `account.deactivated` */
export type PostReview = (request: PostReviewRequest) => Promise<PostedOutcome>;

/** A member who has visited a vet reviews it; locks the member, then the vet. */
export const postReview =
  ({ inTransaction, requireVet, hasVisited, clock }: PostReviewNeeds): PostReview =>
  async ({ vetId, author, ...words }) => {
    await requireVet(vetId, author);
    const { userId: authorId } = author;
    if (!(await hasVisited(vetId, authorId))) throw notEntitled();
    return inTransaction(async ({ ratingSummaries, reviews, outbox, requireThere }) => {
      await requireThere(authorId);
      const ratingSummary = await ratingSummaries.hold(vetId);
      if (ratingSummary === undefined) throw new Error(`the vet ${vetId} was there, and vets are never deleted`);
      const known = await reviews.findOf(vetId, authorId);
      const { state, events } = post(ratingSummary, known, { ...words, id: newId() as ReviewId, authorId }, clock.now());
      const outcome = { review: state.review, isNew: known === undefined };
      if (events.length === 0) return outcome;
      await (outcome.isNew ? reviews.add(state.review) : reviews.save(state.review));
      await ratingSummaries.save(state.ratingSummary);
      await outbox.append(events);
      return outcome;
    });
  };

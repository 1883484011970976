import type { Clock, MemberId } from '@paltu/kernel';
import { forgetAuthor } from '../domain/review-decisions.ts';
import type { ReviewScope } from './ports.ts';

/** In one transaction with the committed offset. */
export interface ForgetReviewsNeeds {
  readonly scope: ReviewScope;
  readonly clock: Clock;
}

export type ForgetReviews = (authorId: MemberId) => Promise<void>;

/** Forgets the words of a member who is no more; their stars still count. */
export const forgetReviews =
  ({ scope: { ratingSummaries, reviews, outbox }, clock }: ForgetReviewsNeeds): ForgetReviews =>
  async (authorId) => {
    const at = clock.now();
    for (const { id, vetId } of await reviews.listBy(authorId)) {
      const ratingSummary = await ratingSummaries.hold(vetId);
      const review = await reviews.find(id);
      if (ratingSummary === undefined || review === undefined) continue;
      const { state, events } = forgetAuthor(ratingSummary, review, at);
      if (events.length === 0) continue;
      await reviews.save(state.review);
      await ratingSummaries.save(state.ratingSummary);
      await outbox.append(events);
    }
  };

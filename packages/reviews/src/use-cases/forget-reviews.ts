import type { Clock, MemberId } from '@paltu/kernel';
import { forgetAuthor } from '../domain/review-decisions.ts';
import type { ReviewScope } from './ports.ts';

export interface ForgetReviewsNeeds {
  readonly scope: ReviewScope;
  readonly clock: Clock;
}

/** Forgets the comments of a member whose account is erased; their stars still count. */
export const forgetReviews =
  ({ scope: { summaries, reviews, keep }, clock }: ForgetReviewsNeeds) =>
  async (authorId: MemberId): Promise<void> => {
    const at = clock.now();
    for (const { id, thingId } of await reviews.listBy(authorId)) {
      const summary = await summaries.find(thingId);
      const review = await reviews.find(id);
      if (summary === undefined || review === undefined) continue;
      const before = { summary, review };
      await keep(before, forgetAuthor(before, at));
    }
  };

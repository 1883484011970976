import type { Clock } from '@paltu/kernel';
import { memberFollower, type MemberDirectory } from '@paltu/projections';
import { reviewRoutes, type ReviewedThings } from './review-http.ts';
import { followAuthor, postReview, removeReview, reviewMessage, reviewScope } from './review-use-cases.ts';
import { reviewPresenter } from './review-views-http.ts';
import type { ReviewMessages, ReviewScope, ReviewStore } from './review.ts';

export interface ReviewsNeeds<Trx> {
  readonly store: ReviewStore<Trx>;
  readonly clock: Clock;
  readonly members: MemberDirectory;
  readonly things: ReviewedThings;
  readonly messages: ReviewMessages;
  /** Nobody who has left reviews anything: `requireMemberThereIn` of the slice that knows who has. */
  readonly requireThereIn: (trx: Trx) => ReviewScope['requireThere'];
  /** Of the consumer that hides what a suspended member wrote, and forgets that of an erased one; without one another consumer has to do so by `followIn`. */
  readonly consumer?: string;
}

/** What members think of things, and what it comes to, as a slice of any service. */
export const reviewsSlice = <Trx>({ store, clock, members, things, messages, requireThereIn, consumer }: ReviewsNeeds<Trx>) => {
  const scopeOf = (trx: Trx) =>
    reviewScope({
      summaries: store.summariesIn(trx),
      reviews: store.reviewsIn(trx),
      outbox: store.outboxIn(trx),
      messages,
      requireThere: requireThereIn(trx),
    });
  const inTransaction = store.inTransaction(scopeOf);
  const followIn = (trx: Trx) => followAuthor({ scope: scopeOf(trx), clock });
  const post = postReview({ ...things, inTransaction, clock });
  return {
    postReview: post,
    /** What follows when a member is suspended, let in again, or erased. */
    followIn,
    routes: reviewRoutes({
      things,
      postReview: post,
      removeReview: removeReview({ inTransaction, clock }),
      queries: store.queries,
      present: reviewPresenter(members),
    }),
    consumers: consumer === undefined ? [] : [memberFollower<Trx>(consumer, { followIn: [followIn] })],
    republishes: [
      store.asEvents(({ review, summary }) =>
        reviewMessage(messages, { type: review.isHidden ? 'removed' : 'posted', review, summary, at: review.updatedAt }),
      ),
    ],
  };
};

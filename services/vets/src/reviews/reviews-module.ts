import type { RepublishedState } from '@paltu/events';
import type { Clock, MemberId } from '@paltu/kernel';
import { fullNameOf, whenErased, type MemberDirectory } from '@paltu/projections';
import type { Transactions } from '@paltu/runtime';
import type { VetId } from './domain/review.ts';
import { reviewOutbox, stateOfReview } from './events/review-messages.ts';
import { reviewRoutes, type ReviewedVets } from './http/review-routes.ts';
import { exportView, presentExport, reviewPresenter } from './http/review-view.ts';
import { forgetReviews } from './use-cases/forget-reviews.ts';
import type { HasVisited, ReviewQueries, ReviewScope, ReviewStore } from './use-cases/ports.ts';
import { postReview } from './use-cases/post-review.ts';
import { removeReview } from './use-cases/remove-review.ts';

export interface ReviewsNeeds<Trx> extends Transactions<Trx> {
  readonly clock: Clock;
  readonly store: ReviewStore<Trx>;
  readonly members: MemberDirectory;
  readonly vets: ReviewedVets & { readonly requireThereIn: (trx: Trx) => ReviewScope['requireThere'] };
  readonly hasVisited: HasVisited;
}

const everyReview = <Trx>({ readStates }: Pick<ReviewStore<Trx>, 'readStates'>): RepublishedState<Trx> => ({
  name: 'reviews',
  readBatch: async (trx, after, limit) => {
    const { states, last } = await readStates(trx, after, limit);
    return { events: states.map(stateOfReview), last };
  },
});

/** The newest few reviews of a vet, for the slice that shows its page. */
export const newestReviews =
  ({ queries, members }: { readonly queries: Pick<ReviewQueries, 'listNewest'>; readonly members: MemberDirectory }) =>
  async (vetId: VetId, limit: number) => {
    const reviews = await queries.listNewest(vetId, limit);
    const known = await members.find(reviews.map(({ authorId }) => authorId));
    return reviews.map(({ authorId, rating, comment, updatedAt }) => ({
      author: fullNameOf(known.get(authorId)),
      rating,
      date: updatedAt.toISOString(),
      comment,
    }));
  };

/** Guests' reviews of vets, and what they come to. */
export const reviewsModule = <Trx>({ store, outboxIn, clock, members, vets, hasVisited, ...transactions }: ReviewsNeeds<Trx>) => {
  const scopeOf = (trx: Trx): ReviewScope => ({
    ratingSummaries: store.ratingSummariesIn(trx),
    reviews: store.reviewsIn(trx),
    outbox: reviewOutbox(outboxIn(trx)),
    requireThere: vets.requireThereIn(trx),
  });
  const inTransaction = transactions.inTransaction(scopeOf);
  const { queries } = store;
  return {
    followIn: whenErased((trx: Trx) => forgetReviews({ scope: scopeOf(trx), clock })),
    exported: { view: exportView, present: async (memberId: MemberId) => presentExport(await queries.listBy(memberId)) },
    routes: reviewRoutes({
      vets,
      hasVisited,
      postReview: postReview({ inTransaction, requireVet: vets.requireVet, hasVisited, clock }),
      removeReview: removeReview({ inTransaction, clock }),
      queries,
      present: reviewPresenter(members),
    }),
    republishes: [everyReview(store)],
  };
};

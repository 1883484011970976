import type { RepublishedState } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import { transactionRunner } from '@paltu/persistence';
import { fullNameOf, type MemberDirectory } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { knexReviewQueries } from './data/knex-review-queries.ts';
import { knexReviewRepository } from './data/knex-review-repository.ts';
import { readReviewStates } from './data/knex-review-states.ts';
import { knexStandings } from './data/knex-standings.ts';
import type { VetId } from './domain/review.ts';
import { reviewOutbox, stateOfReview } from './events/review-messages.ts';
import { reviewRoutes, type ReviewedVets } from './http/review-routes.ts';
import { exportView, presentExport, reviewPresenter } from './http/review-view.ts';
import { forgetReviews } from './use-cases/forget-reviews.ts';
import type { HasVisited, ReviewScope } from './use-cases/ports.ts';
import { postReview } from './use-cases/post-review.ts';
import { removeReview } from './use-cases/remove-review.ts';

export interface ReviewsNeeds extends ServiceParts {
  readonly members: MemberDirectory;
  readonly vets: ReviewedVets & { readonly requireThereIn: (trx: Knex.Transaction) => ReviewScope['requireThere'] };
  readonly hasVisited: HasVisited;
}

/** What is heard of a member. */
interface Leaving {
  readonly memberId: MemberId;
  /** The account is no more. */
  readonly isErased: boolean;
}

const everyReview: RepublishedState = {
  name: 'reviews',
  readBatch: async (trx, after, limit) => {
    const { states, last } = await readReviewStates(trx, after, limit);
    return { events: states.map(stateOfReview), last };
  },
};

/** The newest few reviews of a vet, for the slice that shows its page. */
export const newestReviews = ({ database, members }: Pick<ReviewsNeeds, 'database' | 'members'>) => {
  const queries = knexReviewQueries(database);
  return async (vetId: VetId, limit: number) => {
    const reviews = await queries.listNewest(vetId, limit);
    const known = await members.find(reviews.map(({ authorId }) => authorId));
    return reviews.map(({ authorId, rating, comment, updatedAt }) => ({
      author: fullNameOf(known.get(authorId)),
      rating,
      date: updatedAt.toISOString(),
      comment,
    }));
  };
};

/** What guests say of vets, and what it comes to. */
export const reviewsModule = ({ database, outboxIn, clock, members, vets, hasVisited }: ReviewsNeeds) => {
  const scopeOf = (trx: Knex.Transaction): ReviewScope => ({
    standings: knexStandings(trx),
    reviews: knexReviewRepository(trx),
    outbox: reviewOutbox(outboxIn(trx)),
    requireThere: vets.requireThereIn(trx),
  });
  const inTransaction = transactionRunner(database, scopeOf);
  const queries = knexReviewQueries(database);
  return {
    followIn:
      (trx: Knex.Transaction) =>
      async ({ memberId, isErased }: Leaving): Promise<void> => {
        if (isErased) await forgetReviews(scopeOf(trx), memberId, clock);
      },
    exported: { view: exportView, present: async (memberId: MemberId) => presentExport(await queries.listBy(memberId)) },
    routes: reviewRoutes({
      vets,
      hasVisited,
      postReview: postReview({ inTransaction, requireVet: vets.requireVet, hasVisited, clock }),
      removeReview: removeReview({ inTransaction, clock }),
      queries,
      present: reviewPresenter(members),
    }),
    republishes: [everyReview],
  };
};

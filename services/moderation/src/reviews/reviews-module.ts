import { knexOutbox, projector } from '@paltu/events';
import type { Clock } from '@paltu/kernel';
import { joinTransaction, transactionRunner } from '@paltu/persistence';
import type { Knex } from 'knex';
import { knexDecisionLog } from './data/knex-decision-log.ts';
import { knexReviewQueries } from './data/knex-review-queries.ts';
import { emptyReviews, knexReviewRepository } from './data/knex-review-repository.ts';
import { decisionOutbox } from './events/decision-event-messages.ts';
import { onPetChanged } from './events/on-pet-changed.ts';
import { reviewRoutes } from './http/review-routes.ts';
import { awaitContent } from './use-cases/await-content.ts';
import { countForDashboard } from './use-cases/count-for-dashboard.ts';
import { decideReview } from './use-cases/decide-review.ts';
import { hearOfPet } from './use-cases/hear-of-pet.ts';
import { listReviews } from './use-cases/list-reviews.ts';
import type { MemberDirectory, ReviewScope } from './use-cases/ports.ts';
import { readHistory } from './use-cases/read-history.ts';

export interface ReviewsNeeds {
  readonly database: Knex;
  readonly eventSource: string;
  readonly members: MemberDirectory;
  readonly clock: Clock;
}

const scopeOf =
  (source: string) =>
  (trx: Knex.Transaction): ReviewScope => ({
    reviews: knexReviewRepository(trx),
    decisions: knexDecisionLog(trx),
    outbox: decisionOutbox(knexOutbox(trx, { source })),
  });

/** Reviews: the queue of listings, the decisions on them and their trail. */
export const reviewsModule = ({ database, eventSource, members, clock }: ReviewsNeeds) => {
  const scope = scopeOf(eventSource);
  const queries = knexReviewQueries(database);
  return {
    routes: reviewRoutes({
      listReviews: listReviews(queries, members),
      decideReview: decideReview(transactionRunner(database, scope), awaitContent(queries), clock),
      readHistory: readHistory(queries, members),
      countForDashboard: countForDashboard(queries, members),
      members,
    }),
    consumer: projector({
      consumer: 'moderation.reviews',
      on: [onPetChanged((trx) => hearOfPet(joinTransaction(trx, scope)))],
      reset: emptyReviews,
    }),
  };
};

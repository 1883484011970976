import { setTimeout as pause } from 'node:timers/promises';
import { projector, type RepublishedState } from '@paltu/events';
import type { MemberDirectory } from '@paltu/projections';
import { transactionRunner } from '@paltu/persistence';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { knexDecisionLog } from './data/knex-decision-log.ts';
import { readOpenDecisions } from './data/knex-open-decisions.ts';
import { knexReviewQueries } from './data/knex-review-queries.ts';
import { emptyReviews, knexReviewRepository } from './data/knex-review-repository.ts';
import { decisionOutbox, openDecision } from './events/decision-messages.ts';
import { onPetChanged } from './events/on-pet-changed.ts';
import { bulkDecisionRoutes } from './http/bulk-decision-routes.ts';
import { decisionRoutes } from './http/decision-routes.ts';
import { reviewPresenter } from './http/review-presenter.ts';
import { reviewRoutes } from './http/review-routes.ts';
import { applyPetEvents } from './use-cases/apply-pet-events.ts';
import { awaitContent } from './use-cases/await-content.ts';
import { decideContent } from './use-cases/decide-content.ts';
import { decideReview } from './use-cases/decide-review.ts';
import { decideReviews } from './use-cases/decide-reviews.ts';
import type { ReviewScope } from './use-cases/ports.ts';

export interface ReviewsNeeds extends ServiceParts {
  readonly members: MemberDirectory;
  /** Ids of the rules for listings that are off now. */
  readonly switchedOff: () => Promise<ReadonlySet<string>>;
}

/** Of the events of moderation only this is state: what pets has answered is over. pets carries out what it has not carried out yet. */
const openDecisions: RepublishedState = {
  name: 'decisions',
  readBatch: async (trx, after, limit) => {
    const { decisions, last } = await readOpenDecisions(trx, after, limit);
    return { events: decisions.map(openDecision), last };
  },
};

/** Reviews: the queue of listings, the decisions on them and their trail. */
export const reviewsModule = ({ database, outboxIn, members, switchedOff, clock }: ReviewsNeeds) => {
  const scopeOf = (trx: Knex.Transaction): ReviewScope => ({
    reviews: knexReviewRepository(trx),
    decisions: knexDecisionLog(trx),
    outbox: decisionOutbox(outboxIn(trx)),
  });
  const queries = knexReviewQueries(database);
  const present = reviewPresenter({ members, switchedOff });
  const deciding = {
    awaitContent: awaitContent({ queries, wait: pause }),
    decideContent: decideContent({ inTransaction: transactionRunner(database, scopeOf), clock }),
  };
  return {
    routes: [
      // Before those of one listing, whose id would stand in the same place of the path.
      ...bulkDecisionRoutes({ decideReviews: decideReviews(deciding) }),
      ...reviewRoutes({ queries, members, present }),
      ...decisionRoutes({ decideReview: decideReview(deciding), present }),
    ],
    republishes: [openDecisions],
    consumers: [
      projector({
        consumer: 'moderation.reviews',
        on: [onPetChanged((trx) => applyPetEvents({ scope: scopeOf(trx) }))],
        reset: emptyReviews,
      }),
    ],
  };
};

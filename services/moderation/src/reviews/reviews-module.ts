import { setTimeout as pause } from 'node:timers/promises';
import { projector, type RepublishedState } from '@paltu/events';
import { transactionRunner } from '@paltu/persistence';
import type { MemberDirectory } from '@paltu/projections';
import type { ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import { decisionOutbox, onPetChanged, openDecision } from './review-events.ts';
import { bulkDecisionRoutes, decisionRoutes, reviewRoutes } from './review-http.ts';
import {
  emptyReviews,
  knexDecisionLog,
  knexReviewQueries,
  knexReviewRepository,
  readOpenDecisions,
  type ReviewScope,
} from './review-store.ts';
import { applyPetEvents, awaitContent, decideContent, reviewDecisions } from './review-use-cases.ts';
import type { AssessListings } from './review.ts';
import { reviewPresenter } from './review-views-http.ts';

interface ReviewsNeeds extends ServiceParts {
  readonly members: MemberDirectory;
  readonly assess: AssessListings<Knex>;
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
export const reviewsModule = ({ database, outboxIn, members, assess, clock }: ReviewsNeeds) => {
  const scopeOf = (trx: Knex.Transaction): ReviewScope => ({
    reviews: knexReviewRepository(trx),
    decisions: knexDecisionLog(trx),
    outbox: decisionOutbox(outboxIn(trx)),
    brokenBy: async (review, now) => (await assess([review], now, trx))(review).map(({ rule }) => rule),
  });
  const queries = knexReviewQueries(database);
  const present = reviewPresenter(members, assess, clock);
  const decisions = reviewDecisions({
    awaitContent: awaitContent(queries, pause),
    decideContent: decideContent(transactionRunner(database, scopeOf), clock),
  });
  return {
    routes: [
      // Before those of one listing, whose id would stand in the same place of the path.
      ...bulkDecisionRoutes(decisions),
      ...reviewRoutes({ queries, members, present }),
      ...decisionRoutes(decisions, present),
    ],
    /** For the cases: rejects a listing in the transaction of what it follows from. */
    rejectIn: (trx: Knex.Transaction) => decideContent((work) => work(scopeOf(trx)), clock),
    republishes: [openDecisions],
    consumers: [
      projector({
        consumer: 'moderation.reviews',
        on: [onPetChanged((trx) => applyPetEvents(scopeOf(trx)))],
        reset: emptyReviews,
      }),
    ],
  };
};

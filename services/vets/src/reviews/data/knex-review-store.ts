import type { Knex } from 'knex';
import type { ReviewStore } from '../use-cases/ports.ts';
import { knexReviewQueries } from './knex-review-queries.ts';
import { knexReviewRepository } from './knex-review-repository.ts';
import { readReviewStates } from './knex-review-states.ts';
import { knexRatingSummaries } from './knex-rating-summaries.ts';

/** Reviews in PostgreSQL. */
export const knexReviewStore = (database: Knex): ReviewStore<Knex.Transaction> => ({
  ratingSummariesIn: knexRatingSummaries,
  reviewsIn: knexReviewRepository,
  queries: knexReviewQueries(database),
  readStates: readReviewStates,
});

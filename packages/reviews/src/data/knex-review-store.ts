import type { RepublishedState } from '@paltu/events';
import { postgresTransactions, type ServiceParts } from '@paltu/runtime';
import type { Knex } from 'knex';
import type { RatingSummary } from '../domain/review.ts';
import type { ReviewStore } from '../use-cases/ports.ts';
import { knexRatingSummaries, summaryColumns, toSummary } from './knex-rating-summaries.ts';
import { knexReviewQueries } from './knex-review-queries.ts';
import { knexReviewRepository } from './knex-review-repository.ts';
import { toReview } from './review-row.ts';

export interface KnexReviewOptions {
  /** The table of the things, which holds the summaries of their reviews: see `createReviewTables`. */
  readonly things: string;
  /** The table of reviews, where a service has several; `reviews` unless given. */
  readonly table?: string;
}

type Options = Required<KnexReviewOptions>;

/** Locks at most `limit` things that follow `after`, so that nothing is decided about their reviews until `trx` ends. */
const holdSummaries = async (trx: Knex.Transaction, { things }: Options, after: string | undefined, limit: number) => {
  const held: object[] = await trx(things)
    .modify((query) => void (after !== undefined && query.where('id', '>', after)))
    .orderBy('id')
    .limit(limit)
    .forShare()
    .select(...summaryColumns);
  return new Map<string, RatingSummary>(held.map(toSummary).map((summary) => [summary.id, summary]));
};

const asEvents =
  (options: Options): ReviewStore<Knex.Transaction>['asEvents'] =>
  (toEvent): RepublishedState => ({
    name: options.table,
    readBatch: async (trx, after, limit) => {
      const summaries = await holdSummaries(trx, options, after, limit);
      const ids = [...summaries.keys()];
      const rows: object[] = await trx(options.table).whereIn('thing_id', ids).orderBy(['thing_id', 'version']);
      const events = rows.map(toReview).flatMap((review) => {
        const summary = summaries.get(review.thingId);
        return summary === undefined ? [] : [toEvent({ review, summary })];
      });
      return { events, last: ids.at(-1) };
    },
  });

/** Reviews in PostgreSQL, in the tables that `createReviewTables` makes. */
export const knexReviewStore = (
  parts: Pick<ServiceParts, 'database' | 'outboxIn'>,
  { things, table = 'reviews' }: KnexReviewOptions,
): ReviewStore<Knex.Transaction> => ({
  ...postgresTransactions(parts),
  summariesIn: (trx) => knexRatingSummaries(trx, things),
  reviewsIn: (trx) => knexReviewRepository(trx, table),
  queries: knexReviewQueries(parts.database, table),
  asEvents: asEvents({ things, table }),
});

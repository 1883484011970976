import { fromColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { tenthsOf, type RatingSummary } from '../domain/review.ts';
import type { RatingSummaries } from '../use-cases/ports.ts';

/** What is read of a row of the things. */
export const summaryColumns = ['id', 'owner_id', 'review_version as version', 'reviews', 'rating_sum'] as const;

export const toSummary = (row: object): RatingSummary => {
  const summary = fromColumns<RatingSummary>(row);
  return { ...summary, version: Number(summary.version) };
};

/** Summaries in the transaction `trx`: they are kept with the things, each of whose rows is locked until it ends. */
export const knexRatingSummaries = (trx: Knex.Transaction, things: string): RatingSummaries => ({
  find: async (id) => {
    const row = (await trx(things)
      .where({ id })
      .forUpdate()
      .first(...summaryColumns)) as object | undefined;
    return row && toSummary(row);
  },
  save: async (summary) => {
    const { id, version, reviews, ratingSum } = summary;
    const changed = { review_version: version, reviews, rating_sum: ratingSum, rating: tenthsOf(summary) / 10 };
    await trx(things).where({ id }).update(changed);
  },
});

import { fromColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { tenthsOf, type RatingSummary } from '../domain/review.ts';
import type { RatingSummaries } from '../use-cases/ports.ts';

/** What is read of a row of `vets`. */
export const ratingSummaryColumns = ['id', 'owner_id', 'review_version as version', 'reviews', 'rating_sum'] as const;

export const toRatingSummary = (row: object): RatingSummary => {
  const ratingSummary = fromColumns<RatingSummary>(row);
  return { ...ratingSummary, version: Number(ratingSummary.version) };
};

/** What reviews come to, in the transaction `trx`: it is kept with the vet, whose row is locked until it ends. */
export const knexRatingSummaries = (trx: Knex.Transaction): RatingSummaries => ({
  hold: async (vetId) => {
    const row = (await trx('vets')
      .where({ id: vetId })
      .forUpdate()
      .first(...ratingSummaryColumns)) as object | undefined;
    return row && toRatingSummary(row);
  },
  save: async (ratingSummary) => {
    const { id, version, reviews, ratingSum } = ratingSummary;
    await trx('vets')
      .where({ id })
      .update({ review_version: version, reviews, rating_sum: ratingSum, rating: tenthsOf(ratingSummary) / 10 });
  },
});

import { fromColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import { tenthsOf, type Standing } from '../domain/review.ts';
import type { Standings } from '../use-cases/ports.ts';

/** What is read of a row of `vets`. */
export const standingColumns = ['id', 'owner_id', 'review_version as version', 'reviews', 'rating_sum'] as const;

export const toStanding = (row: object): Standing => {
  const standing = fromColumns<Standing>(row);
  return { ...standing, version: Number(standing.version) };
};

/** What reviews come to, in the transaction `trx`: it is kept with the vet, whose row is locked until it ends. */
export const knexStandings = (trx: Knex.Transaction): Standings => ({
  hold: async (vetId) => {
    const row = (await trx('vets')
      .where({ id: vetId })
      .forUpdate()
      .first(...standingColumns)) as object | undefined;
    return row && toStanding(row);
  },
  save: async (standing) => {
    const { id, version, reviews, ratingSum } = standing;
    await trx('vets')
      .where({ id })
      .update({ review_version: version, reviews, rating_sum: ratingSum, rating: tenthsOf(standing) / 10 });
  },
});

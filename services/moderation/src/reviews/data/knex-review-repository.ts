import { fromColumns, insertRow, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { PetId } from '@paltu/projections';
import { petNotFound } from '../domain/review-errors.ts';
import type { Review } from '../domain/review.ts';
import type { ReviewRepository } from '../use-cases/ports.ts';

export const toReview = (row: object): Review => fromColumns<Review>(row);

/** Reviews in the transaction `trx`: a row that was read stays locked until it ends. */
export const knexReviewRepository = (trx: Knex.Transaction): ReviewRepository => {
  const find = async (petId: PetId): Promise<Review | undefined> => {
    const row = (await trx('reviews').where({ pet_id: petId }).forUpdate().first()) as object | undefined;
    return row && toReview(row);
  };
  return {
    find,
    get: async (petId) => {
      const review = await find(petId);
      if (review === undefined) throw petNotFound();
      return review;
    },
    upsert: (review) => insertRow(trx, 'reviews', toColumns(review, ['pet', 'previous']), { key: 'pet_id' }),
  };
};

/** Forgets everything that pets can tell again. */
export const emptyReviews = async (trx: Knex.Transaction): Promise<void> => {
  await trx('reviews').delete();
};

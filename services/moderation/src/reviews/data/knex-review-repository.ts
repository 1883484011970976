import type { Knex } from 'knex';
import type { ReviewRepository } from '../use-cases/ports.ts';
import { fromReview, toReview, type ReviewRow } from './review-row.ts';

export const knexReviewRepository = (trx: Knex.Transaction): ReviewRepository => ({
  find: async (petId) => {
    const row = await trx<ReviewRow>('reviews').where({ pet_id: petId }).forUpdate().first();
    return row && toReview(row);
  },
  save: async (review) => {
    await trx('reviews').insert(fromReview(review)).onConflict('pet_id').merge();
  },
});

/** Forgets everything that pets can tell again. */
export const emptyReviews = async (trx: Knex.Transaction): Promise<void> => {
  await trx('reviews').delete();
};

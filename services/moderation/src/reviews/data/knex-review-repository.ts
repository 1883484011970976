import { fromColumns, insertRows, preparedRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import { petNotFound } from '../domain/review-errors.ts';
import type { Review } from '../domain/review.ts';
import type { ReviewRepository } from '../use-cases/ports.ts';
import { reviewDocument } from './review-document.ts';

export const toReview = (row: object): Review => {
  const { document: _words, ...review } = fromColumns<Review & { document: unknown }>(row);
  return review;
};

/** The columns by name, for a statement that outlives a migration. */
const findSql = `
  select pet_id, version, content_version, pet, owner_status, status, reason, previous, submitted_at, is_deleted, is_owner_away
  from reviews where pet_id = any($1::uuid[]) order by pet_id for update`;

/** Reviews in the transaction `trx`: a row that was read stays locked until it ends. */
export const knexReviewRepository = (trx: Knex.Transaction): ReviewRepository => {
  const findMany: ReviewRepository['findMany'] = async (petIds) => {
    const rows = await preparedRows<object>(trx, { name: 'find reviews', text: findSql }, [petIds]);
    return new Map(rows.map(toReview).map((review) => [review.petId, review]));
  };
  return {
    findMany,
    get: async (petId) => {
      const review = (await findMany([petId])).get(petId);
      if (review === undefined) throw petNotFound();
      return review;
    },
    upsert: (reviews) => {
      const rows = reviews.map((review) => ({ ...review, document: reviewDocument(review) }));
      return insertRows(trx, 'reviews', rows, { conflict: { key: 'pet_id' } });
    },
  };
};

/** Forgets everything that pets can publish again. */
export const emptyReviews = async (trx: Knex.Transaction): Promise<void> => {
  await trx('reviews').delete();
};

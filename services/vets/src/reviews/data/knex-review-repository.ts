import { toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { ReviewRepository } from '../use-cases/ports.ts';
import { toReview } from './review-row.ts';

/** Reviews in the transaction `trx`, which holds their vet. */
export const knexReviewRepository = (trx: Knex.Transaction): ReviewRepository => {
  const findBy = async (columns: object) => {
    const row = (await trx('reviews').where(columns).first()) as object | undefined;
    return row && toReview(row);
  };
  return {
    find: (id) => findBy({ id }),
    findOf: (vetId, authorId) => findBy({ vet_id: vetId, author_id: authorId }),
    listBy: async (authorId) => {
      const rows: object[] = await trx('reviews').where({ author_id: authorId }).orderBy('vet_id');
      return rows.map(toReview);
    },
    add: async (review) => {
      await trx('reviews').insert(toColumns(review));
    },
    save: async (review) => {
      await trx('reviews').where({ id: review.id }).update(toColumns(review));
    },
    delete: async (id) => {
      await trx('reviews').where({ id }).delete();
    },
  };
};

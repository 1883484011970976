import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { RemovedReview, ReviewRepository } from '../use-cases/ports.ts';
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
    remove: async ({ id, vetId, authorId }) => {
      await trx('reviews').where({ id }).delete();
      await trx('removed_reviews').insert(toColumns({ id, vetId, authorId }));
    },
    findRemoved: async (id) => {
      const row = (await trx('removed_reviews').where({ id }).first()) as object | undefined;
      return row && fromColumns<RemovedReview>(row);
    },
  };
};

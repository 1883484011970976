import { fromColumns, toColumns } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { RemovedReview, ReviewRepository } from '../use-cases/ports.ts';
import { toReview } from './review-row.ts';

/** Reviews in the transaction `trx`, which holds their thing. */
export const knexReviewRepository = (trx: Knex.Transaction, table: string): ReviewRepository => {
  const findBy = async (columns: object) => {
    const row = (await trx(table).where(columns).first()) as object | undefined;
    return row && toReview(row);
  };
  return {
    find: (id) => findBy({ id }),
    findOf: (thingId, authorId) => findBy({ thing_id: thingId, author_id: authorId }),
    listBy: async (authorId) => {
      const rows: object[] = await trx(table).where({ author_id: authorId }).orderBy('thing_id');
      return rows.map(toReview);
    },
    add: async (review) => {
      await trx(table).insert(toColumns(review));
    },
    save: async (review) => {
      await trx(table).where({ id: review.id }).update(toColumns(review));
    },
    remove: async ({ id, thingId, authorId }) => {
      await trx(table).where({ id }).delete();
      await trx(`removed_${table}`).insert(toColumns({ id, thingId, authorId }));
    },
    findRemoved: async (id) => {
      const row = (await trx(`removed_${table}`).where({ id }).first()) as object | undefined;
      return row && fromColumns<RemovedReview>(row);
    },
  };
};

import { readPage } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import type { ReviewQueries } from '../use-cases/ports.ts';
import { toReview } from './review-row.ts';

const newestFirst = 'updated_at desc, id desc';

/** @param cap totals are counted no further than one over it. */
export const knexReviewQueries = (database: Knex, cap = totalCap): ReviewQueries => ({
  list: async (vetId, page) => {
    const { rows, counted } = await readPage(database('reviews').where({ vet_id: vetId }), newestFirst, page, cap);
    return { reviews: rows.map(toReview), counted };
  },
  listNewest: async (vetId, limit) => {
    const rows: object[] = await database('reviews').where({ vet_id: vetId }).orderByRaw(newestFirst).limit(limit);
    return rows.map(toReview);
  },
  findOf: async (vetId, authorId) => {
    const row = (await database('reviews').where({ vet_id: vetId, author_id: authorId }).first()) as object | undefined;
    return row && toReview(row);
  },
  listBy: async (authorId) => {
    const rows: object[] = await database('reviews').where({ author_id: authorId }).orderBy('created_at').orderBy('id');
    return rows.map(toReview);
  },
});

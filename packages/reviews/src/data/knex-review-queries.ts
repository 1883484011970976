import { readPage } from '@paltu/persistence';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { mostStars } from '../domain/review.ts';
import type { ReviewQueries } from '../use-cases/ports.ts';
import { toReview } from './review-row.ts';

const lastWrittenFirst = 'updated_at desc, id desc';

/** @param cap totals are counted no further than one over it. */
export const knexReviewQueries = (database: Knex, table: string, cap = totalCap): ReviewQueries => ({
  list: async (thingId, page) => {
    const { rows, counted } = await readPage(database(table).where({ thing_id: thingId }), lastWrittenFirst, page, cap);
    return { reviews: rows.map(toReview), counted };
  },
  listNewest: async (thingId, limit) => {
    const rows: object[] = await database(table).where({ thing_id: thingId }).orderByRaw(lastWrittenFirst).limit(limit);
    return rows.map(toReview);
  },
  listPraise: async (limit, after) => {
    const praise = database(table).where({ rating: mostStars }).whereNot({ comment: '' });
    if (after !== undefined) praise.whereRaw('(updated_at, id) < (?, ?)', [after.updatedAt, after.id]);
    const rows: object[] = await praise.orderByRaw(lastWrittenFirst).limit(limit);
    return rows.map(toReview);
  },
  findOf: async (thingId, authorId) => {
    const row = (await database(table).where({ thing_id: thingId, author_id: authorId }).first()) as object | undefined;
    return row && toReview(row);
  },
  listBy: async (authorId) => {
    const rows: object[] = await database(table).where({ author_id: authorId }).orderBy('created_at').orderBy('id');
    return rows.map(toReview);
  },
});

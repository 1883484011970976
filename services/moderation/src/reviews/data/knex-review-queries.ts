import { countUpTo } from '@paltu/persistence';
import type { Knex } from 'knex';
import { totalCap } from '@paltu/service-kit';
import type { Standing } from '../domain/pet.ts';
import type { ReviewQueries } from '../use-cases/ports.ts';
import { toDecision, toReview, type DecisionRow, type ReviewRow } from './review-row.ts';

export const knexReviewQueries = (database: Knex): ReviewQueries => ({
  list: async ({ status, sortBy, page, limit }) => {
    const matching = database<ReviewRow>('reviews').where({ is_deleted: false, ...(status === undefined ? {} : { status }) });
    const direction = sortBy === 'newest' ? 'desc' : 'asc';
    const order = [
      { column: 'submitted_at', order: direction },
      { column: 'pet_id', order: direction },
    ] as const;
    const [rows, counted] = await Promise.all([
      matching
        .clone()
        .orderBy([...order])
        .limit(limit)
        .offset((page - 1) * limit),
      countUpTo(matching, totalCap),
    ]);
    return { reviews: (rows as ReviewRow[]).map(toReview), ...counted };
  },
  countByStatus: async () => {
    const counting = database('reviews').where({ is_deleted: false }).groupBy('status').select('status').count({ total: '*' });
    const rows = (await counting) as unknown as { status: Standing; total: number }[];
    const totals = new Map(rows.map(({ status, total }) => [status, total]));
    return { pending: totals.get('pending') ?? 0, approved: totals.get('approved') ?? 0, rejected: totals.get('rejected') ?? 0 };
  },
  findContentVersion: async (petId) => {
    const row = await database<ReviewRow>('reviews').where({ pet_id: petId }).select('content_version').first();
    return row?.content_version;
  },
  listDecisions: async (petId) => {
    const rows = await database<DecisionRow>('decisions').where({ pet_id: petId }).orderBy('number');
    return rows.map(toDecision);
  },
});

import { readPage } from '@paltu/persistence';
import type { ApprovalStatus, PetId } from '@paltu/projections';
import { findInTable } from '@paltu/search/postgres';
import { totalCap } from '@paltu/service-kit';
import type { Knex } from 'knex';
import { petNotFound } from '../domain/review-errors.ts';
import type { ReviewOrder, ReviewQueries } from '../use-cases/ports.ts';
import { toDecision } from './knex-decision-log.ts';
import { readOwnerRecord } from './knex-owner-record.ts';
import { toReview } from './knex-review-repository.ts';

const orders: Record<ReviewOrder, string> = {
  newest: 'submitted_at desc, pet_id desc',
  oldest: 'submitted_at, pet_id',
};

/** @param cap totals are counted no further than one over it. */
export const knexReviewQueries = (database: Knex, cap = totalCap): ReviewQueries => {
  const contentVersions: ReviewQueries['contentVersions'] = async (petIds) => {
    const reading = database('reviews').whereIn('pet_id', petIds).select('pet_id', 'content_version');
    const rows = (await reading) as { pet_id: PetId; content_version: number }[];
    return new Map(rows.map((row) => [row.pet_id, row.content_version]));
  };
  const listed = { is_deleted: false, is_owner_away: false };
  return {
    list: async ({ status, search }, order, page) => {
      const matching = database('reviews').where({ ...listed, ...(status === undefined ? {} : { status }) });
      const read = (query: Knex.QueryBuilder) => readPage(query, orders[order], page, cap);
      const { rows, counted } = await (search === undefined ? read(matching) : findInTable(matching, search, read));
      return { reviews: rows.map(toReview), counted };
    },
    get: async (petId) => {
      const row = (await database('reviews')
        .where({ ...listed, pet_id: petId })
        .first()) as object | undefined;
      if (row === undefined) throw petNotFound();
      return toReview(row);
    },
    countByStatus: async () => {
      const counting = database('reviews').where(listed).groupBy('status').select('status').count({ total: '*' });
      const rows = (await counting) as unknown as { status: ApprovalStatus; total: number }[];
      const totals = new Map(rows.map(({ status, total }) => [status, total]));
      return { pending: totals.get('pending') ?? 0, approved: totals.get('approved') ?? 0, rejected: totals.get('rejected') ?? 0 };
    },
    contentVersions,
    ownerRecord: (petId) => readOwnerRecord(database, petId),
    listDecisions: async (petId) => {
      const rows: object[] = await database('decisions').where({ pet_id: petId }).orderBy('number');
      if (rows.length === 0 && !(await contentVersions([petId])).has(petId)) throw petNotFound();
      return rows.map(toDecision);
    },
  };
};

import type { Knex } from 'knex';

export interface CappedCount {
  /** Exact when not capped, else `limit`. */
  readonly total: number;
  readonly totalIsCapped: boolean;
}

/**
 * Counts the rows of `query` up to `limit`: counting a million rows costs more than everything else a list does. The query's
 * own order, limit and offset are ignored.
 */
export const countUpTo = async (query: Knex.QueryBuilder, limit: number): Promise<CappedCount> => {
  const rows = query
    .clone()
    .clearSelect()
    .clearOrder()
    .clear('limit')
    .clear('offset')
    .select(query.client.raw('1'))
    .limit(limit + 1);
  const [counted] = (await query.client.queryBuilder().from(rows.as('counted')).count({ total: '*' })) as { total: number | string }[];
  const total = Number(counted?.total ?? 0);
  return { total: Math.min(total, limit), totalIsCapped: total > limit };
};

import type { Knex } from 'knex';

/**
 * Counts the rows of `query`, no further than `limit + 1`, which means "more than `limit`": counting a million rows costs more than
 * everything else a list does. The query's own order, limit and offset are ignored.
 */
export const countUpTo = async (query: Knex.QueryBuilder, limit: number): Promise<number> => {
  const rows = query
    .clone()
    .clearSelect()
    .clearOrder()
    .clear('limit')
    .clear('offset')
    .select(query.client.raw('1'))
    .limit(limit + 1);
  const [counted] = (await query.client.queryBuilder().from(rows.as('counted')).count({ total: '*' })) as { total: number | string }[];
  return Number(counted?.total ?? 0);
};

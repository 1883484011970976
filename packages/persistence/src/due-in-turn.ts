import type { Knex } from 'knex';

/**
 * Rows in the order in which they are due: at most `limit` that follow `after`. By that a job goes on behind rows that fail.
 * @param columns when it is due, which begins an index, and the id
 * @param after values of these columns
 */
export const dueInTurn = (
  query: Knex.QueryBuilder,
  [due, id]: readonly [due: string, id: string],
  after: readonly [due: Date | string | null, id: string] | undefined,
  limit: number,
): Knex.QueryBuilder => {
  if (after !== undefined) void query.whereRaw('(??, ??) > (?, ?)', [due, id, ...after]);
  return query.orderBy(due).orderBy(id).limit(limit);
};

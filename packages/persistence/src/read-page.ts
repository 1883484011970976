import type { Knex } from 'knex';
import { countUpTo } from './count-up-to.ts';

/** `page` from 1. */
export interface PageWanted {
  readonly page: number;
  readonly limit: number;
}

export interface PageRead {
  readonly rows: readonly object[];
  /** All that match; counted no further than one over `cap`. */
  readonly counted: number;
}

/** One page of what a query finds. @param order what stands after `order by`: it ends with an id, so that pages never overlap. */
export const readPage = async (query: Knex.QueryBuilder, order: string, { page, limit }: PageWanted, cap: number): Promise<PageRead> => {
  const [rows, counted] = await Promise.all([
    query
      .clone()
      .orderByRaw(order)
      .limit(limit)
      .offset((page - 1) * limit) as Promise<object[]>,
    countUpTo(query, cap),
  ]);
  return { rows, counted };
};

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

export interface Nearby {
  /** Of the unit sphere. */
  readonly point: readonly number[];
  /** Through the sphere, in radii, inclusive. */
  readonly reach: number;
}

/** So much is lost where a place becomes three coordinates: far less than a millimetre. */
const tolerance = 1e-12;

const within = 'place <@ cube_enlarge(cube(?::float8[]), ?::float8, 3) and place <-> cube(?::float8[]) <= ?::float8';

/** Rows with a column `place`, of type `cube`. */
export interface PlacedRows {
  readonly database: Knex;
  readonly table: string;
  readonly columns: readonly (string | Knex.Raw)[];
  /** The condition of the GiST index on `place`. There can be no other: with one that few rows meet, a page would read all that there are. */
  readonly where: string;
}

/**
 * One page of the rows that are near a point, the nearest first, and how many there are. The page is read along the index from the point
 * outwards, and what is too far is left out afterwards: with a condition about the distance the planner expects so few rows that it reads and
 * sorts all of them for a later page.
 * @param cap counts no further than one over it
 */
export const readNear = async (
  { database, table, columns, where }: PlacedRows,
  { point, reach }: Nearby,
  { page, limit }: PageWanted,
  cap: number,
): Promise<PageRead> => {
  const query = database(table).whereRaw(where).select(columns);
  const [center, furthest, offset] = [[...point], reach + tolerance, (page - 1) * limit];
  const counted = await countUpTo(query.clone().whereRaw(within, [center, furthest, center, furthest]), cap);
  if (offset >= counted && counted <= cap) return { rows: [], counted };
  const nearest = (await query
    .clone()
    .select(database.raw('place <-> cube(?::float8[]) as nearness', [center]))
    .orderByRaw('nearness, id')
    .limit(limit)
    .offset(offset)) as { readonly nearness: number }[];
  const near = nearest.filter(({ nearness }) => nearness <= furthest);
  return { rows: near.map(({ nearness: _nearness, ...row }) => row), counted };
};

/** Runs SQL that knex has no words for and returns its rows. `bindings` stand for `?`; an array is one array parameter. */
export const sqlRows = async <Row = unknown>(database: Knex, sql: string, bindings: readonly unknown[] = []): Promise<Row[]> => {
  const { rows } = await database.raw<{ rows: Row[] }>(sql, bindings as Knex.RawBinding[]);
  return rows;
};

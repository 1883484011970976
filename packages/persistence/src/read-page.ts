import type { Knex } from 'knex';
import type { Reads } from './prepared-reads.ts';

/**
 * Counts the rows of `query`, no further than `limit + 1`, which means "more than `limit`": counting a million rows costs more than
 * everything else a list does. The query's own order, limit and offset are ignored.
 * @param countedBy the order of an index, for a query whose rows PostgreSQL would else read from the beginning of the table
 */
export const countUpTo = async (query: Knex.QueryBuilder, limit: number, countedBy?: string): Promise<number> => {
  const rows = query
    .clone()
    .clearSelect()
    .clearOrder()
    .clear('limit')
    .clear('offset')
    .select(query.client.raw('1'))
    .limit(limit + 1);
  if (countedBy !== undefined) void rows.orderByRaw(countedBy);
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

interface CountedPage extends PageWanted {
  /** As of `countUpTo`. */
  readonly countedBy?: string | undefined;
}

/** One page of what a query finds. @param order what stands after `order by`: it ends with an id, so that pages never overlap. */
export const readPage = async (
  query: Knex.QueryBuilder,
  order: string,
  { page, limit, countedBy }: CountedPage,
  cap: number,
): Promise<PageRead> => {
  const [rows, counted] = await Promise.all([
    query
      .clone()
      .orderByRaw(order)
      .limit(limit)
      .offset((page - 1) * limit) as Promise<object[]>,
    countUpTo(query, cap, countedBy),
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

/** A text as SQL has it. */
export const quotedText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** SQL: the instant in a column as `toISOString` has it. */
export const jsonInstant = (column: string): string => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** How PostgreSQL shows rows as JSON, which takes a fraction of what objects of ours would. */
export interface ShownRows {
  /** What stands after `select`, each under the name that it is shown by. */
  readonly fields: string;
  /** What else stands after `from`, such as what is joined. */
  readonly joined?: string;
}

/** Rows with a column `json`. @param rows what stands after `from` */
export const rowsAsJson = (rows: string, { fields, joined = '' }: ShownRows): string => `${rows} ${joined}
  cross join lateral (select row_to_json(shown)::text as json from (select ${fields}) as shown) as shown`;

/** The rows as one JSON array in this order. */
export const rowsAsArray = (rows: string, shown: ShownRows, order: string): string =>
  `(select '[' || coalesce(string_agg(json, ',' order by ${order}), '') || ']' from ${rowsAsJson(rows, shown)})`;

/** Takes a value of a statement, and gives what stands for it, such as `$4`. */
export type Bind = (value: unknown) => string;

interface Mix {
  /** A column. */
  readonly by: string;
  readonly most: number;
  /** SQL: what comes before the order among those that are mixed. */
  readonly first: string;
}

/** What a list is made of. */
export interface JsonList extends ShownRows {
  /** Its name is the alias that `fields` know. */
  readonly table: string;
  /** Which rows are in the list at all. It is written out: only so does the planner see that partial indexes fit. */
  readonly isListed: string;
  /** Order of an index by which rows are counted: else they may be read from the beginning of the table, however far those that match are. */
  readonly countedBy: string;
  /** What stands after `order by`, each by its name and with an id at its end, so that pages never overlap. */
  readonly orders: Readonly<Record<string, string>>;
  /** Orders, by their names, in which rows with the same `by` make way for others after `most` of them. */
  readonly mixes?: Readonly<Record<string, Mix>>;
  /** What each field of a filter asks for. */
  readonly conditions: Readonly<Record<string, (bind: Bind, value: unknown) => string>>;
  /** Fields whose best plan depends on their value. */
  readonly plannedEachTime: ReadonlySet<string>;
}

export interface ListWanted {
  /** A field without a value asks for nothing. */
  readonly filter: object;
  /** The name of one. */
  readonly order: string;
  /** SQL that comes before it. */
  readonly rank?: ((bind: Bind) => string) | undefined;
  readonly page: PageWanted;
  /** Rows are counted no further than one over it. */
  readonly cap: number;
  /** It is known that far more match than are counted, if any do: where their order is mixed, a lot of pages that is full is not counted. */
  readonly isMany?: boolean;
}

export interface JsonPage {
  /** A JSON array. */
  readonly rows: string;
  /** All that match; counted no further than one over the cap. */
  readonly counted: number;
}

/** So many pages are mixed with each other: what is far behind stays there, and no page of a later lot overlaps with one of these. */
const mixedPages = 20;

interface PageRows {
  readonly where: string;
  readonly by: string;
  readonly page: PageWanted;
  readonly bind: Bind;
}

/** SQL: the rows of a page whose order is mixed, with their `place` in it; they are among those `near`, which are `size` unless there are no more. */
const mixedRows = (table: string, mix: Mix, { where, by, page: { page, limit }, bind }: PageRows) => {
  const before = Math.floor((page - 1) / mixedPages) * mixedPages * limit;
  const [size = '', from = ''] = [mixedPages * limit, before].map((value) => `${bind(value)}::bigint`);
  const near = `select * from ${table} where ${where} order by ${by} limit ${size} offset ${from}`;
  const mixedBy = `${mix.first}, ${by}`;
  const rowsOf = (source: string): string => `(select ${table}.*, place from (
    select id, row_number() over (order by (nth - 1) / ${mix.most}, ${mixedBy}) as place from (
      select *, row_number() over (partition by ${mix.by} order by ${mixedBy}) as nth from ${source}) as numbered
    order by place limit $1 offset $2::bigint - ${from}) as placed join ${table} using (id)) as ${table}`;
  return { size, near, rowsOf };
};

/** SQL: the same page; nothing is counted where so many are near. */
const manyText = (list: JsonList, mix: Mix, wanted: PageRows, counted: string): string => {
  const { size, near, rowsOf } = mixedRows(list.table, mix, wanted);
  return `with near as materialized (${near})
    select case when (select count(*) from near) >= ${size} then $3::integer else ${counted} end as counted,
      ${rowsAsArray(rowsOf('near'), list, 'place')} as rows`;
};

/** SQL: a page of rows that have a rank, and how many there are. All are found and put in order once, by no more than that takes of them. */
const rankedText = (list: JsonList, { where, by }: Pick<PageRows, 'where' | 'by'>): string => {
  const { table } = list;
  const page = '(select id, nth from found where nth > $2::bigint order by nth limit $1) as page';
  return `with found as materialized (select id, row_number() over (order by ${by}) as nth from ${table} where ${where})
    select (select count(*)::integer from (select from found limit $3) as matching) as counted,
      ${rowsAsArray(`(select ${table}.*, nth from ${page} join ${table} using (id)) as ${table}`, list, 'nth')} as rows`;
};

const pageRows = (list: JsonList, order: string, wanted: PageRows): string => {
  const { table, mixes } = list;
  const mix = mixes?.[order];
  const { where, by } = wanted;
  if (mix !== undefined) {
    const { near, rowsOf } = mixedRows(table, mix, wanted);
    return rowsAsArray(rowsOf(`(${near}) as near`), list, 'place');
  }
  return rowsAsArray(`(select * from ${table} where ${where} order by ${by} limit $1 offset $2) as ${table}`, list, by);
};

/** SQL: a page, and how many there are. @param matching what is counted */
const pageText = (list: JsonList, { order, isMany = false }: ListWanted, wanted: PageRows, matching: string): string => {
  const counted = `(select count(*)::integer from (${matching}) as matching)`;
  const mix = list.mixes?.[order];
  if (mix !== undefined && isMany) return manyText(list, mix, wanted, counted);
  return `select ${counted} as counted, ${pageRows(list, order, wanted)} as rows`;
};

/** SQL: which rows of a list a filter leaves. */
export const whereListed = ({ isListed, conditions }: Pick<JsonList, 'isListed' | 'conditions'>, filter: object, bind: Bind): string => {
  const asked = Object.entries(filter as Readonly<Record<string, unknown>>).filter(([, value]) => value !== undefined);
  return [isListed, ...asked.map(([field, value]) => conditions[field]?.(bind, value) ?? 'false')].join(' and ');
};

/** Letters of the name of a statement that count. */
const longestName = 63;

/** One page of a list, and how many there are, by one statement. It has a name where one plan is good for all that may be asked so. */
export const readJsonPage = async (reads: Reads, list: JsonList, wanted: ListWanted): Promise<JsonPage> => {
  const { filter, order, rank, page, cap } = wanted;
  const { table, countedBy, orders, plannedEachTime } = list;
  const values: unknown[] = [page.limit, (page.page - 1) * page.limit, cap + 1];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const where = whereListed(list, filter, bind);
  const asked = Object.entries(filter as Readonly<Record<string, unknown>>).filter(([, value]) => value !== undefined);
  // Any of several values is another statement.
  const fields = asked.map(([field, value]) => (Array.isArray(value) ? `${field} any` : field));
  const by = [rank?.(bind) ?? [], orders[order] ?? 'id'].flat().join(', ');
  const name = [table, order, ...fields].join(' ');
  const isPlannedOnce = asked.every(([field]) => !plannedEachTime.has(field)) && rank === undefined && name.length <= longestName;
  const counted = `select from ${table} where ${where} ${isPlannedOnce ? `order by ${countedBy}` : ''} limit $3`;
  const text = rank === undefined ? pageText(list, wanted, { where, by, page, bind }, counted) : rankedText(list, { where, by });
  const [read] = await reads.rows<{ rows: string; counted: number }>({ name: isPlannedOnce ? name : undefined, text }, values);
  return read ?? { rows: '[]', counted: 0 };
};

import type { Reads } from './prepared-reads.ts';
import type { PageWanted } from './read-page.ts';

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
}

export interface JsonPage {
  /** A JSON array. */
  readonly rows: string;
  /** All that match; counted no further than one over the cap. */
  readonly counted: number;
}

/** Letters of the name of a statement that count. */
const longestName = 63;

/** One page of a list, and how many there are, by one statement. It has a name where one plan is good for all that may be asked so. */
export const readJsonPage = async (reads: Reads, list: JsonList, { filter, order, rank, page, cap }: ListWanted): Promise<JsonPage> => {
  const { table, isListed, countedBy, orders, conditions, plannedEachTime } = list;
  const values: unknown[] = [page.limit, (page.page - 1) * page.limit, cap + 1];
  const bind: Bind = (value) => `$${values.push(value)}`;
  const asked = Object.entries(filter as Readonly<Record<string, unknown>>).filter(([, value]) => value !== undefined);
  const where = [isListed, ...asked.map(([field, value]) => conditions[field]?.(bind, value) ?? 'false')].join(' and ');
  const by = [rank?.(bind) ?? [], orders[order] ?? 'id'].flat().join(', ');
  const name = [table, order, ...asked.map(([field]) => field)].join(' ');
  const isPlannedOnce = asked.every(([field]) => !plannedEachTime.has(field)) && rank === undefined && name.length <= longestName;
  const counted = `select from ${table} where ${where} ${isPlannedOnce ? `order by ${countedBy}` : ''} limit $3`;
  const text = `select (select count(*)::integer from (${counted}) as matching) as counted,
    ${rowsAsArray(`(select * from ${table} where ${where} order by ${by} limit $1 offset $2) as ${table}`, list, by)} as rows`;
  const [read] = await reads.rows<{ rows: string; counted: number }>({ name: isPlannedOnce ? name : undefined, text }, values);
  return read ?? { rows: '[]', counted: 0 };
};

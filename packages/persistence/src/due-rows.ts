import type { Knex } from 'knex';
import { fromColumns, toColumns } from './write-row.ts';

/** Rows of a table that wait for their turn; its columns `id`, which grow with time, `created_at`, `due_at` and `attempts` decide whose it is. */
export interface DueRows<Row extends object> {
  add(...rows: readonly Row[]): Promise<void>;
  /** At most `limit` rows that are due; until `until` nobody else gets them. Their attempts are counted. */
  claim(limit: number, now: Date, until: Date): Promise<Row[]>;
  /** They are done, or nobody has a use for them. */
  remove(...ids: readonly string[]): Promise<void>;
  putOff(id: string, dueAt: Date): Promise<void>;
  /** How many there are, counted to 10,000, and when the oldest of them was added. */
  backlog(): Promise<{ rows: number; oldestAt: Date | undefined }>;
}

const mostCounted = 10_000;

export const dueRows = <Row extends object>(database: Knex, table: string): DueRows<Row> => ({
  add: async (...rows) => {
    if (rows.length > 0) await database(table).insert(rows.map((row) => toColumns(row)));
  },
  claim: async (limit, now, until) => {
    const due = database(table).select('id').where('due_at', '<=', now).orderBy('due_at').limit(limit).forUpdate().skipLocked();
    // Materialized: as a plain subquery the planner may run it several times, and the limit would not hold.
    const rows: object[] = await database(table)
      .withMaterialized('due', due)
      .whereIn('id', database.select('id').from('due'))
      .update({ due_at: until, attempts: database.raw('attempts + 1') })
      .returning('*');
    return rows.map((row) => fromColumns<Row>(row));
  },
  remove: async (...ids) => {
    if (ids.length > 0) await database(table).whereIn('id', ids).delete();
  },
  putOff: async (id, dueAt) => {
    await database(table).where({ id }).update({ due_at: dueAt });
  },
  backlog: async () => {
    const oldest = database(table).select('created_at').orderBy('id').limit(mostCounted).as('oldest');
    const row = await database
      .from(oldest)
      .first<{ rows: number; oldest_at: Date | null }>(
        database.raw('count(*)::integer as rows'),
        database.raw('min(created_at) as oldest_at'),
      );
    return { rows: row?.rows ?? 0, oldestAt: row?.oldest_at ?? undefined };
  },
});

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

/** Rows that one statement deletes, so that it holds their locks only for a moment. */
export const deletedAtOnce = 5_000;

/** Repeats `work` on a batch until it finds less than `size`; returns how many in all. */
export const inBatches = async (work: () => Promise<number>, size = deletedAtOnce): Promise<number> => {
  let all = 0;
  for (;;) {
    const count = await work();
    all += count;
    if (count < size) return all;
  }
};

/** Rows a batch at a time; each batch continues behind the last row of the one before, until one is not full. */
export const rowBatches = async function* <Row>(
  read: (last: Row | undefined, limit: number) => Promise<readonly Row[]>,
  size = 1_000,
): AsyncGenerator<readonly Row[]> {
  for (let last: Row | undefined; ;) {
    const rows = await read(last, size);
    yield rows;
    if (rows.length < size) return;
    last = rows.at(-1);
  }
};

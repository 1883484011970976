import type { Knex } from 'knex';
import { fromColumns, toColumns } from './columns.ts';

/** Rows of a table that wait for their turn; its columns `id`, `due_at` and `attempts` decide whose it is. */
export interface DueRows<Row extends object> {
  add(row: Row): Promise<void>;
  /** At most `limit` rows that are due; until `until` nobody else gets them. Their attempts are counted. */
  claim(limit: number, now: Date, until: Date): Promise<Row[]>;
  /** It is done, or nobody has a use for it. */
  remove(id: string): Promise<void>;
  putOff(id: string, dueAt: Date): Promise<void>;
}

export const dueRows = <Row extends object>(database: Knex, table: string): DueRows<Row> => ({
  add: async (row) => {
    await database(table).insert(toColumns(row));
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
  remove: async (id) => {
    await database(table).where({ id }).delete();
  },
  putOff: async (id, dueAt) => {
    await database(table).where({ id }).update({ due_at: dueAt });
  },
});

import type { OutgoingEvent } from '../envelope/outgoing-event.ts';
import type { RepublishedState } from '../ports/republished-state.ts';

export interface RowsAsEventsOptions {
  /** One row for each aggregate, with the primary key `id`. */
  readonly table: string;
  /** Which of the rows, as a condition in SQL; all of them by default. */
  readonly where?: string;
  /**
   * One event for each topic that carries it, of a type that means no more than what the state is; `sequence` is the version of the
   * aggregate.
   */
  readonly toEvents: (row: object) => readonly OutgoingEvent[];
}

/** The state of aggregates that are rows of one table. */
export const rowsAsEvents = ({ table, where = 'true', toEvents }: RowsAsEventsOptions): RepublishedState => ({
  name: table,
  readBatch: async (trx, after, limit) => {
    const rows: { id: string }[] = await trx(table)
      .whereRaw(where)
      .modify((query) => void (after !== undefined && query.where('id', '>', after)))
      .orderBy('id')
      .limit(limit)
      .forShare();
    return { events: rows.flatMap(toEvents), last: rows.at(-1)?.id };
  },
});

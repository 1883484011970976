import type { DocumentCollection, DocumentTransaction, StoredDocument } from '@paltu/documents/transactions';
import type { Knex } from 'knex';
import type { OutgoingEvent } from '../envelope/event.ts';

interface RepublishedBatch {
  /** In order of each aggregate; every one carries the current state and version of its aggregate. */
  readonly events: readonly OutgoingEvent[];
  /** The key of the last aggregate that was read; undefined when there was none after `after`. */
  readonly last: string | undefined;
}

/** How the current state of the aggregates of a slice is read as events, when an operator has it published again. */
export interface RepublishedState<Trx = Knex.Transaction> {
  /** `listings`: names it while it is read, and in the log. */
  readonly name: string;
  /**
   * Reads the aggregates that follow `after` in the order of their keys, at most `limit` of them, and holds them until the transaction
   * ends: an event of theirs is published either before these, which then carry what came of it, or after them.
   */
  readonly readBatch: (trx: Trx, after: string | undefined, limit: number) => Promise<RepublishedBatch>;
}

interface RowsAsEventsOptions {
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

interface DocumentsAsEventsOptions {
  readonly name: string;
  /** One document for each aggregate. */
  readonly collection: DocumentCollection;
  /** Which of them; all by default. */
  readonly where?: object;
  /**
   * One event for each topic that carries it, of a type that means no more than what the state is; `sequence` is the version of the
   * aggregate.
   */
  readonly toEvents: (stored: StoredDocument) => readonly OutgoingEvent[];
}

/** The state of aggregates that are documents of one collection, as `rowsAsEvents` has it of rows. */
export const documentsAsEvents = ({
  name,
  collection,
  where = {},
  toEvents,
}: DocumentsAsEventsOptions): RepublishedState<DocumentTransaction> => ({
  name,
  readBatch: async ({ session }, after, limit) => {
    const wanted = after === undefined ? where : { $and: [where, { _id: { $gt: after } }] };
    const stored = await collection().find(wanted, { session }).sort({ _id: 1 }).limit(limit).toArray();
    // Held by a write: a change meanwhile stands in the way of this transaction, and is published after it.
    const ids = stored.map(({ _id }) => _id);
    if (ids.length > 0) await collection().updateMany({ _id: { $in: ids } }, { $inc: { held: 1 } }, { session });
    return { events: stored.flatMap(toEvents), last: ids.at(-1) };
  },
});

import type { DocumentCollection, DocumentTransaction, StoredDocument } from '@paltu/documents/transactions';
import type { OutgoingEvent } from '../envelope/outgoing-event.ts';
import type { RepublishedState } from '../ports/republished-state.ts';

export interface DocumentsAsEventsOptions {
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

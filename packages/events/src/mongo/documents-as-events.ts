import type { DocumentTransaction } from '@paltu/documents';
import type { Model } from 'mongoose';
import type { OutgoingEvent } from '../envelope/outgoing-event.ts';
import type { RepublishedState } from '../republish/republished-state.ts';

export interface DocumentsAsEventsOptions<Stored> {
  readonly name: string;
  /** One document for each aggregate; its `_id` is a text. */
  readonly model: Model<Stored>;
  /** Which of them; all unless told. */
  readonly where?: object;
  /** One event for each topic that tells of it, of a type that says no more than what the state is; `sequence` is the version of the aggregate. */
  readonly toEvents: (stored: Stored) => readonly OutgoingEvent[];
}

/** The state of aggregates that are documents of one collection, as `rowsAsEvents` has it of rows. */
export const documentsAsEvents = <Stored extends { readonly _id: string }>({
  name,
  model,
  where = {},
  toEvents,
}: DocumentsAsEventsOptions<Stored>): RepublishedState<DocumentTransaction> => ({
  name,
  readBatch: async ({ session }, after, limit) => {
    const wanted = after === undefined ? where : { $and: [where, { _id: { $gt: after } }] };
    const found = await model.collection.find(wanted, { session }).sort({ _id: 1 }).limit(limit).toArray();
    const stored = found as unknown as Stored[];
    // Held by a write: a change meanwhile stands in the way of this transaction, and is told after it.
    const ids = stored.map(({ _id }) => _id);
    if (ids.length > 0) await model.collection.updateMany({ _id: { $in: ids } } as never, { $currentDate: { heldAt: true } }, { session });
    return { events: stored.flatMap(toEvents), last: stored.at(-1)?._id };
  },
});

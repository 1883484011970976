import type { DocumentTransaction } from '@paltu/documents';
import type { Inbox } from '../ports/event-store.ts';
import type { EventModels } from './event-models.ts';

/** Documents of `inbox`, one for each event that a consumer has processed or parked. */
export const mongoInbox = ({ inbox }: EventModels): Inbox<DocumentTransaction> => ({
  claim: async ({ session }, consumer, eventIds) => {
    const idOf = (event: string): string => `${consumer} ${event}`;
    const wanted = [...new Set(eventIds)];
    // Asked first: an insert that is refused ends the transaction. Who takes the same events at the same time stands in the way.
    const known = await inbox
      .find({ _id: { $in: wanted.map(idOf) } }, { _id: 1 })
      .session(session)
      .lean();
    const old = new Set(known.map(({ _id }) => _id));
    const fresh = new Set(wanted.filter((event) => !old.has(idOf(event))));
    const taken_at = new Date();
    const rows = [...fresh].map((event_id) => ({ _id: idOf(event_id), consumer, event_id, taken_at }));
    if (rows.length > 0) await inbox.insertMany(rows, { session, lean: true });
    // delete() is true once per id: a copy later in the same batch is not new.
    return eventIds.map((id) => fresh.delete(id));
  },
  clear: async ({ session }, consumer) => void (await inbox.deleteMany({ consumer }).session(session)),
});

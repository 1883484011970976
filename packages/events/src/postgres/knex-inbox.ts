import { preparedRows } from '@paltu/persistence';
import type { Inbox } from '../ports/event-store.ts';

const claimSql = 'insert into inbox (consumer, event_id) select $1, unnest($2::text[]) on conflict do nothing returning event_id';

/** Inbox rows `(consumer, event_id)` in the consumer's own database. */
export const knexInbox: Inbox = {
  claim: async (trx, consumer, eventIds) => {
    const rows = await preparedRows<{ event_id: string }>(trx, { name: 'claim events', text: claimSql }, [consumer, eventIds]);
    const fresh = new Set(rows.map(({ event_id }) => event_id));
    // delete() is true once per id: a copy later in the same batch is not new.
    return eventIds.map((id) => fresh.delete(id));
  },
  clear: async (trx, consumer) => {
    await trx('inbox').where({ consumer }).delete();
  },
};

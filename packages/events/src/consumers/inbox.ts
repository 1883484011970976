import { preparedRows } from '@paltu/persistence';
import type { Knex } from 'knex';

/** Remembers which events a consumer has processed or parked. */
export interface Inbox<Trx = Knex.Transaction> {
  /** Of each event in turn, whether it is new to the consumer; from now on it is not. */
  claim(trx: Trx, consumer: string, eventIds: readonly string[]): Promise<boolean[]>;
  /** Forgets all events of the consumer, for a rebuild. */
  clear(trx: Trx, consumer: string): Promise<void>;
}

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

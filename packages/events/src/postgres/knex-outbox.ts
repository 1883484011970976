import { afterCommit, preparedRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { OutgoingEvent } from '../envelope/event.ts';
import { messageToKeep, announceAppended } from '../outbox/appending.ts';
import type { Outbox, OutboxOptions } from '../ports/outbox.ts';

/** In the order of `events`: the positions follow it. */
const appendSql = `
  insert into outbox (id, aggregatetype, aggregateid, type, payload, headers)
  select id, aggregatetype, aggregateid, type, payload, headers
  from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::json[]) with ordinality
    as event (id, aggregatetype, aggregateid, type, payload, headers, place)
  order by place`;

const columnsOf = (events: readonly OutgoingEvent[], options: OutboxOptions): unknown[] => {
  const messages = events.map((event) => messageToKeep(event, options));
  return [
    events.map(({ id }) => id),
    messages.map(({ topic }) => topic),
    events.map(({ subject }) => subject),
    events.map(({ definition }) => definition.type),
    messages.map(({ value }) => (value === null ? null : Buffer.from(value).toString('utf8'))),
    messages.map(({ headers }) => JSON.stringify(headers)),
  ];
};

/**
 * The outbox of the service named `source` (`/paltu/pets`), inside the transaction `trx`. Lock or insert the aggregate's row
 * before appending: events of one aggregate are published in the order in which their rows were inserted.
 * @throws Error for an event over 256 KB: what a caller may send is bounded far below, so this is a fault of ours.
 */
export const knexOutbox = (trx: Knex.Transaction, options: OutboxOptions): Outbox => ({
  append: async (events) => {
    if (events.length === 0) return;
    await preparedRows(trx, { name: 'append to outbox', text: appendSql }, columnsOf(events, options));
    afterCommit(trx, announceAppended);
  },
});

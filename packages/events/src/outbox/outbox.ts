import { currentRequest } from '@paltu/kernel';
import { afterCommit, preparedRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { BusMessage } from '../bus/bus-message.ts';
import { toMessage } from '../envelope/envelope.ts';
import type { OutgoingEvent } from '../envelope/outgoing-event.ts';
import { announceAppended } from './outbox-signal.ts';

/** Takes the events of an aggregate in the transaction that stores it: the only way to publish. */
export interface Outbox {
  append(events: readonly OutgoingEvent[]): Promise<void>;
}

/** Most bytes of one event's data. */
export const maxEventBytes = 256 * 1024;

export interface OutboxOptions {
  /** `/paltu/pets` */
  readonly source: string;
  /** These events repeat what their aggregates are, because an operator asked for it. */
  readonly isRepublished?: boolean;
}

/** The event as it travels. @throws Error for one over 256 KB: what a caller may send is bounded far below, so this is a fault of ours. */
export const messageToKeep = (event: OutgoingEvent, { source, isRepublished = false }: OutboxOptions): BusMessage => {
  const message = toMessage(event, source, { ...currentRequest(), isRepublished });
  const bytes = message.value?.byteLength ?? 0;
  if (bytes > maxEventBytes) throw new Error(`the event ${event.definition.type} holds ${bytes} bytes, more than ${maxEventBytes}`);
  return message;
};

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

import { newId } from '@paltu/kernel';
import { afterCommit, preparedRows, sqlRows, type ConnectionSettings } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { OutgoingEvent } from '../envelope/event.ts';
import { storableReason } from '../envelope/names.ts';
import { announceAppended, messageToKeep, onAppended } from '../outbox/appending.ts';
import type { Outbox, OutboxOptions, OutboxRows, RepublicationRows } from '../ports/outbox.ts';
import { knexRelayLock, notifyStore, type KnexNotices } from './knex-relay-lock.ts';

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

const addressOf = (database: Knex): string =>
  (database.client as { readonly config: { readonly connection: ConnectionSettings } }).config.connection.connectionString ?? '';

/**
 * The outbox of the service named `source` (`/paltu/pets`), inside the transaction `trx`. Lock or insert the aggregate's row
 * before appending: events of one aggregate are published in the order in which their rows were inserted.
 * @throws Error for an event over 256 KB: what a caller may send is bounded far below, so this is a fault of ours.
 */
export const knexOutbox = (trx: Knex.Transaction, options: OutboxOptions): Outbox => ({
  append: async (events) => {
    if (events.length === 0) return;
    await preparedRows(trx, { name: 'append to outbox', text: appendSql }, columnsOf(events, options));
    afterCommit(trx, () => announceAppended(addressOf(trx)));
  },
});

/** Events as rows of `outbox`. */
export const knexOutboxRows = (database: Knex, notices: KnexNotices): OutboxRows<Knex.Transaction> => ({
  appender: knexOutbox,
  onAppended: (listener) => onAppended(addressOf(database), listener),
  backlog: async () => {
    const [row] = await sqlRows<{ events: number; oldest: number }>(
      database,
      `select count(*)::integer as events, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
       from (select created_at from outbox where published_at is null limit 10000) waiting`,
      [],
    );
    return { events: row?.events ?? 0, oldestSeconds: Math.max(0, row?.oldest ?? 0) };
  },
  firstUnpublished: async (trx) => {
    const sql = 'select position from outbox where published_at is null order by position limit 1';
    return (await sqlRows<{ position: number }>(trx, sql, []))[0]?.position;
  },
  isFull: async (trx, most) => (await sqlRows(trx, 'select 1 from outbox where published_at is null limit ?', [most])).length === most,
  lastPosition: async (trx) => {
    const rows = await sqlRows<{ position: number | null }>(trx, 'select max(position) as position from outbox', []);
    return rows[0]?.position ?? null;
  },
  relayLock: (service, onLost) => knexRelayLock({ database, notices, service, onLost }),
});

/** Requests as rows of `republications`. */
export const knexRepublications = (database: Knex): RepublicationRows<Knex.Transaction> => ({
  hasOpen: async () => (await database('republications').where({ done_at: null }).first('id')) !== undefined,
  take: (trx) => trx('republications').where({ done_at: null }).forUpdate().skipLocked().first(),
  update: async (trx, id, changes) => void (await trx('republications').where({ id }).update(changes)),
  end: async (trx, id, outcome) => {
    const changes = { done_at: trx.fn.now(), outcome: storableReason(outcome) };
    await trx('republications').where({ id }).update(changes);
  },
  request: async () => {
    await database.raw('insert into republications (id) values (?) on conflict ((done_at is null)) where done_at is null do nothing', [
      newId(),
    ]);
    const open = (await database('republications').orderBy('requested_at', 'desc').first('id')) as { id: string } | undefined;
    if (open === undefined) throw new Error('the request was not stored');
    await notifyStore(database, 'requests');
    return open.id;
  },
  read: (id) => database('republications').where({ id }).first(),
});

import { sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import { knexRelayLock } from './knex-relay-lock.ts';
import { knexOutbox } from './knex-outbox.ts';
import type { OutboxRows } from '../ports/outbox.ts';

/** Events as rows of `outbox`. */
export const knexOutboxRows = (database: Knex): OutboxRows<Knex.Transaction> => ({
  appender: knexOutbox,
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
  relayLock: (service, onLost) => knexRelayLock(database, service, onLost),
});

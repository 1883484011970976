import { sqlRows, type DatabaseSession } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { OutboxRow } from './relay-strategy.ts';

interface StoredRow {
  position: number;
  aggregatetype: string;
  aggregateid: string;
  /** Null for a tombstone. */
  payload: string | null;
  headers: Record<string, string>;
}

const rowsWhere = async (session: DatabaseSession, limit: number, condition: string, topics: readonly string[]): Promise<OutboxRow[]> => {
  const { rows } = await session.query<StoredRow>(
    `select position, aggregatetype, aggregateid, payload, headers from outbox
     where published_at is null and ${condition} order by position limit $1`,
    [limit, topics],
  );
  return rows.map(({ position, aggregatetype, aggregateid, payload, headers }) => ({
    position,
    message: { topic: aggregatetype, key: aggregateid, headers, value: payload === null ? null : Buffer.from(payload, 'utf8') },
  }));
};

/** The oldest rows that were not published, in order; none for the topics `without`. */
export const unpublishedRows = (session: DatabaseSession, limit: number, without: readonly string[]): Promise<OutboxRow[]> =>
  rowsWhere(session, limit, 'aggregatetype <> all($2::text[])', without);

/** The oldest rows for one topic that were not published, in order. */
export const unpublishedRowsFor = (session: DatabaseSession, limit: number, topic: string): Promise<OutboxRow[]> =>
  rowsWhere(session, limit, 'aggregatetype = any($2::text[])', [topic]);

export const markPublished = async (session: DatabaseSession, positions: readonly number[]): Promise<void> => {
  await session.query('update outbox set published_at = now() where position = any($1::bigint[])', [positions]);
};

/** What waits to be published: how many events, counted to 10,000, and the age of the oldest in seconds. */
export const outboxBacklog = async (database: Knex): Promise<{ events: number; oldestSeconds: number }> => {
  const [row] = await sqlRows<{ events: number; oldest: number }>(
    database,
    `select count(*)::integer as events, coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as oldest
     from (select created_at from outbox where published_at is null limit 10000) waiting`,
    [],
  );
  return { events: row?.events ?? 0, oldestSeconds: Math.max(0, row?.oldest ?? 0) };
};

/** Deletes up to `limit` of the oldest rows that were published more than `days` days ago; returns how many. */
export const pruneOutbox = async (session: DatabaseSession, days: number, limit: number): Promise<number> => {
  const { rowCount } = await session.query(
    `delete from outbox where position in (
       select position from (select position, published_at from outbox order by position limit $2) oldest
       where published_at < now() - make_interval(days => $1))`,
    [days, limit],
  );
  return rowCount ?? 0;
};

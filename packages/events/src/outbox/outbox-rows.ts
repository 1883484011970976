import type { DatabaseSession } from '@paltu/persistence';
import type { OutboxRow } from './relay-strategy.ts';

interface StoredRow {
  position: number;
  aggregatetype: string;
  aggregateid: string;
  payload: string;
  headers: Record<string, string>;
}

/** The oldest rows that were not published, in order. */
export const unpublishedRows = async (session: DatabaseSession, limit: number): Promise<OutboxRow[]> => {
  const { rows } = await session.query<StoredRow>(
    `select position, aggregatetype, aggregateid, payload, headers from outbox
     where published_at is null order by position limit $1`,
    [limit],
  );
  return rows.map(({ position, aggregatetype, aggregateid, payload, headers }) => ({
    position,
    message: { topic: aggregatetype, key: aggregateid, headers, value: Buffer.from(payload, 'utf8') },
  }));
};

export const markPublished = async (session: DatabaseSession, positions: readonly number[]): Promise<void> => {
  await session.query('update outbox set published_at = now() where position = any($1::bigint[])', [positions]);
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

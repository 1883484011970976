import type { DatabaseSession } from '@paltu/persistence';
import type { LeaderOutbox, OutboxRow } from '../ports/outbox.ts';

interface StoredRow {
  position: number;
  aggregatetype: string;
  aggregateid: string;
  /** Null for a tombstone. */
  payload: string | null;
  headers: Record<string, string>;
}

const conditions = { without: 'aggregatetype <> all($2::text[])', only: 'aggregatetype = any($2::text[])' };

const rowsWhere = async (
  session: DatabaseSession,
  limit: number,
  condition: keyof typeof conditions,
  topics: readonly string[],
): Promise<OutboxRow[]> => {
  const { rows } = await session.query<StoredRow>(
    `select position, aggregatetype, aggregateid, payload, headers from outbox
     where published_at is null and ${conditions[condition]} order by position limit $1`,
    [limit, topics],
    `unpublished ${condition}`,
  );
  return rows.map(({ position, aggregatetype, aggregateid, payload, headers }) => ({
    position,
    message: { topic: aggregatetype, key: aggregateid, headers, value: payload === null ? null : Buffer.from(payload, 'utf8') },
  }));
};

/** The outbox by the session that holds the relay's lock: when that is lost, nothing can be marked. */
export const knexLeaderOutbox = (session: DatabaseSession): LeaderOutbox => ({
  unpublished: (limit, without) => rowsWhere(session, limit, 'without', without),
  unpublishedFor: (limit, topic) => rowsWhere(session, limit, 'only', [topic]),
  mark: async (positions) => {
    await session.query('update outbox set published_at = now() where position = any($1::bigint[])', [positions], 'mark published');
  },
  prune: async (days, limit) => {
    const { rowCount } = await session.query(
      `delete from outbox where position in (
         select position from (select position, published_at from outbox order by position limit $2) oldest
         where published_at < now() - make_interval(days => $1))`,
      [days, limit],
    );
    return rowCount ?? 0;
  },
});

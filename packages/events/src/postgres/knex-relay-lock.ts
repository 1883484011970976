import { lockHoldingSession, sqlRows, type DatabaseSession } from '@paltu/persistence';
import type { Knex } from 'knex';
import { topicListeners } from '../bus/topics.ts';
import type { StoreNotice, StoreNotices } from '../ports/event-store.ts';
import type { LeaderOutbox, OutboxRow, RelayLock } from '../ports/outbox.ts';

/**
 * Asks every `everyMs` milliseconds, but never while an earlier question waits for its answer: on one connection they would pile up behind
 * a slow server. An answer that does not come is nothing to a heartbeat. Returns its end.
 */
export const startHeartbeat = (everyMs: number, ask: () => Promise<unknown>): (() => void) => {
  let isAsking = false;
  const done = (): void => void (isAsking = false);
  const beat = (): void => {
    if (isAsking) return;
    isAsking = true;
    ask().then(done, done);
  };
  const timer = setInterval(beat, everyMs);
  return () => clearInterval(timer);
};

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

/** Far below the time after which the server ends a silent session. */
const idleAskEveryMs = 2_500;
/** While it publishes. */
const askEveryMs = 500;

/** After a longer silence somebody asks whether the lock is still held. */
const trustedMs = 2 * askEveryMs;

const tryLock = async (session: DatabaseSession, service: string): Promise<boolean> => {
  const sql = "select pg_try_advisory_lock(hashtext('paltu.relay'), hashtext($1)) as taken";
  const { rows } = await session.query<{ taken: boolean }>(sql, [service]);
  return rows[0]?.taken === true;
};

const channel = 'paltu_store';

/** Notifies every process of the service, once the transaction is committed where `database` is one. */
export const notifyStore = async (database: Knex, notice: StoreNotice): Promise<void> => {
  await sqlRows(database, 'select pg_notify(?, ?)', [channel, notice]);
};

export interface KnexNotices extends StoreNotices {
  /** Listens by this session for as long as it is open. */
  listenBy(session: DatabaseSession): Promise<void>;
}

/** Notices by NOTIFY, for those who use one store of a process: the session that holds its relay's lock, or waits for it, listens. */
export const knexNotices = (): KnexNotices => {
  const listeners = topicListeners();
  let listening: DatabaseSession | undefined;
  return {
    on: (notice, listener) => listeners.add([notice], listener),
    areLive: () => listening?.isOpen() === true,
    listenBy: async (session) => {
      session.onNotification((notice) => listeners.emit([notice]));
      await session.query(`listen ${channel}`);
      listening = session;
      // Nobody was notified before, and nobody is afterwards.
      listeners.emitAll();
      session.onClosed(listeners.emitAll);
    },
  };
};

interface RelayLockOptions {
  readonly database: Knex;
  /** What others write is noticed on the same session. */
  readonly notices: KnexNotices;
  readonly service: string;
  readonly onLost: () => void;
}

/** The session that holds the relay's lock: marks are written on it, so a relay that lost the lock can mark nothing. */
export const knexRelayLock = ({ database, notices, service, onLost }: RelayLockOptions): RelayLock => {
  let session: DatabaseSession | undefined;
  let holds = false;
  /** When that was asked to which the last answer came: an answer may be read late, by a process that was frozen. */
  let askedAt = 0;

  const isHeld = (): boolean => holds && session?.isOpen() === true;
  const release = async (): Promise<void> => {
    holds = false;
    const ended = session;
    session = undefined;
    await ended?.close();
  };
  const ask = async (): Promise<void> => {
    if (session === undefined || !isHeld()) throw new Error(`the relay of ${service} has lost its lock`);
    const at = performance.now();
    await session.ping();
    askedAt = at;
  };
  const open = async (): Promise<DatabaseSession> => {
    if (session?.isOpen() === true) return session;
    await release();
    const opened = await lockHoldingSession(database, `${service} relay`);
    // One that we close ourselves is not lost: a wake-up then would cut the pause after a failure short.
    const endHeartbeat = startHeartbeat(idleAskEveryMs, opened.ping);
    opened.onClosed(() => {
      endHeartbeat();
      if (session === opened) onLost();
    });
    session = opened;
    await notices.listenBy(opened);
    return opened;
  };

  return {
    isHeld,
    release,
    take: async () => {
      const opened = await open();
      if (holds) return knexLeaderOutbox(opened);
      const at = performance.now();
      holds = await tryLock(opened, service);
      askedAt = at;
      return holds ? knexLeaderOutbox(opened) : undefined;
    },
    notifyLeader: () => notifyStore(database, 'outbox'),
    confirm: async () => {
      if (!isHeld() || performance.now() - askedAt > trustedMs) await ask();
    },
    withHeartbeat: (work) => work().finally(startHeartbeat(askEveryMs, ask)),
  };
};

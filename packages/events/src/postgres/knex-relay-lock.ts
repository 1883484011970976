import { lockHoldingSession, type DatabaseSession } from '@paltu/persistence';
import type { Knex } from 'knex';
import { startHeartbeat } from './heartbeat.ts';
import { knexLeaderOutbox } from './knex-leader-outbox.ts';
import type { RelayLock } from '../ports/outbox.ts';

/** Far below the time after which the server ends a silent session. */
const askEveryMs = 500;
/** After a longer silence somebody asks whether the lock is still held. */
const trustedMs = 2 * askEveryMs;

const tryLock = async (session: DatabaseSession, service: string): Promise<boolean> => {
  const sql = "select pg_try_advisory_lock(hashtext('paltu.relay'), hashtext($1)) as taken";
  const { rows } = await session.query<{ taken: boolean }>(sql, [service]);
  return rows[0]?.taken === true;
};

/** The session that holds the relay's lock: marks are written on it, so a relay that lost the lock can mark nothing. */
export const knexRelayLock = (database: Knex, service: string, onLost: () => void): RelayLock => {
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
    await session.query('select 1');
    askedAt = at;
  };
  const open = async (): Promise<DatabaseSession> => {
    if (session?.isOpen() === true) return session;
    await release();
    const opened = await lockHoldingSession(database, `${service} relay`);
    // One that we close ourselves is not lost: a wake-up then would cut the pause after a failure short.
    opened.onClosed(() => session === opened && onLost());
    session = opened;
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
    confirm: async () => {
      if (!isHeld() || performance.now() - askedAt > trustedMs) await ask();
    },
    withHeartbeat: async (work) => {
      const endHeartbeat = startHeartbeat(askEveryMs, ask);
      try {
        await work();
      } finally {
        endHeartbeat();
      }
    },
  };
};

import type { Logger } from '@paltu/kernel';
import { connectionSettings, openSession, type DatabaseSession } from '@paltu/persistence';
import type { Knex } from 'knex';
import { startLoop, type Loop } from '../start-loop.ts';
import { backoff } from '../wake-up.ts';

const channel = 'paltu_log';
const checkEveryMs = 60_000;

export interface AppendListener {
  /** Tells every process, this one at once; loses nothing but time when it fails. */
  announce(database: Knex): void;
  onAppend(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Hears of appends through NOTIFY. Listens from the first `onAppend` on, and again after each lost connection. */
export const appendListener = (url: string, logger: Logger): AppendListener => {
  const listeners = new Set<() => void>();
  let session: DatabaseSession | undefined;
  let loop: Loop | undefined;
  const tellAll = (): void => {
    for (const listener of listeners) listener();
  };

  const step = async (): Promise<number> => {
    if (session?.isOpen() === true) return checkEveryMs;
    session = await openSession(connectionSettings(url, 'bus listener'));
    session.onClosed(() => loop?.wake());
    session.onNotification(tellAll);
    await session.query(`listen ${channel}`);
    tellAll();
    return checkEveryMs;
  };

  return {
    announce: (database) => {
      tellAll();
      // After the commit and on its own: a NOTIFY inside a transaction makes all commits of the server queue.
      database.raw(`notify ${channel}`).catch(() => undefined);
    },
    onAppend: (listener) => {
      listeners.add(listener);
      loop ??= startLoop({
        step,
        failed: async (error) => {
          logger.debug({ reason: String(error) }, 'bus listener waits');
          await session?.close();
        },
        pause: backoff(100, 2_000),
      });
      return () => void listeners.delete(listener);
    },
    close: async () => {
      listeners.clear();
      await loop?.stop();
      await session?.close();
    },
  };
};

import type { Logger } from '@paltu/kernel';
import { connectionSettings, openSession, type DatabaseSession } from '@paltu/persistence';
import type { Knex } from 'knex';
import { backoff, createWakeUp } from '../wake-up.ts';

const channel = 'paltu_log';

export interface AppendListener {
  /** Tells every process, this one at once; loses nothing but time when it fails. */
  announce(database: Knex): void;
  onAppend(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Hears of appends through NOTIFY. Listens from the first `onAppend` on, and again after each lost connection. */
export const appendListener = (url: string, logger: Logger): AppendListener => {
  const listeners = new Set<() => void>();
  const wakeUp = createWakeUp();
  let isClosed = false;
  let running: Promise<void> | undefined;
  const tellAll = (): void => {
    for (const listener of listeners) listener();
  };

  const listen = async (): Promise<void> => {
    const session: DatabaseSession = await openSession(connectionSettings(url, 'bus listener'));
    try {
      session.onClosed(() => wakeUp.wake());
      session.onNotification(tellAll);
      await session.query(`listen ${channel}`);
      tellAll();
      while (!isClosed && session.isOpen()) await wakeUp.sleep(60_000);
    } finally {
      await session.close();
    }
  };

  const run = async (): Promise<void> => {
    const pause = backoff(100, 2_000);
    while (!isClosed) {
      await listen().then(pause.reset, (error: unknown) => logger.debug({ reason: String(error) }, 'bus listener waits'));
      if (!isClosed) await wakeUp.sleep(pause.next());
    }
  };

  return {
    announce: (database) => {
      tellAll();
      // After the commit and on its own: a NOTIFY inside a transaction makes all commits of the server queue.
      database.raw(`notify ${channel}`).catch(() => undefined);
    },
    onAppend: (listener) => {
      listeners.add(listener);
      running ??= run();
      return () => void listeners.delete(listener);
    },
    close: async () => {
      isClosed = true;
      listeners.clear();
      wakeUp.wake();
      await running;
    },
  };
};

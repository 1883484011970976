import { backoff, reasonOf, startLoop, type Logger, type Loop } from '@paltu/kernel';
import { connectionSettings, openSession, type DatabaseSession } from '@paltu/persistence';
import type { Knex } from 'knex';
import { topicListeners } from '../bus/topics.ts';

const channel = 'paltu_log';
const checkEveryMs = 60_000;

interface AppendListener {
  /** Notifies the listeners of every process, those of this one at once. When it fails, readers find the records by polling. */
  announce(database: Knex, topics: readonly string[]): void;
  onAppend(topics: readonly string[], listener: () => void): () => void;
  close(): Promise<void>;
}

/** Notices of appends, sent with NOTIFY. Listens from the first `onAppend` on, and again after each lost connection. */
export const appendListener = (url: string, logger: Logger): AppendListener => {
  const listeners = topicListeners();
  let session: DatabaseSession | undefined;
  let loop: Loop | undefined;

  const step = async (): Promise<number> => {
    if (session?.isOpen() === true) return checkEveryMs;
    session = await openSession(connectionSettings(url, 'bus listener'));
    session.onClosed(() => loop?.wake());
    session.onNotification((topics) => listeners.emit(topics.split(' ')));
    await session.query(`listen ${channel}`);
    // Appends while nobody listened were not noticed.
    listeners.emitAll();
    return checkEveryMs;
  };

  return {
    announce: (database, topics) => {
      listeners.emit(topics);
      // After the commit and on its own: a NOTIFY inside a transaction makes all commits of the server queue.
      database.raw('select pg_notify(?, ?)', [channel, topics.join(' ')]).catch(() => undefined);
    },
    onAppend: (topics, listener) => {
      loop ??= startLoop({
        step,
        onError: async (error) => {
          logger.debug({ reason: reasonOf(error) }, 'bus listener failed and is retried');
          await session?.close();
        },
        delays: backoff(100, 2_000),
      });
      return listeners.add(topics, listener);
    },
    close: async () => {
      listeners.clear();
      await loop?.stop();
      await session?.close();
    },
  };
};

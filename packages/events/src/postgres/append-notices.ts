import { backoff, reasonOf, startLoop, type Logger, type Loop } from '@paltu/kernel';
import { connectionSettings, openSession, type DatabaseSession } from '@paltu/persistence';
import { topicListeners } from '../bus/topics.ts';
import type { OrderedLog } from '../ports/event-bus.ts';

/** Who appends notifies it in the same transaction, of topics with a space between: what is stored was notified. */
export const logChannel = 'paltu_log';

const beatEveryMs = 400;
/** After a longer wait for an answer readers poll. */
const lateMs = 400;
/** How often the ends of topics are compared, for notices that something on the way swallows, such as a pool of connections. */
const compareEveryMs = 10_000;

const endsSql = 'select topic, sum(next)::float8 as "end" from head group by topic';

/** Topics that have grown since the last call. */
const growthOf = (session: DatabaseSession) => {
  let known: ReadonlyMap<string, number> | undefined;
  return async (): Promise<string[]> => {
    const { rows } = await session.query<{ topic: string; end: number }>(endsSql);
    const before = known;
    known = new Map(rows.map(({ topic, end }) => [topic, end]));
    return before === undefined ? [] : rows.filter(({ topic, end }) => before.get(topic) !== end).map(({ topic }) => topic);
  };
};

export interface AppendNotices extends Pick<OrderedLog, 'onAppend' | 'notifiedUntil'> {
  /** Calls those of this process, who need not wait for the server. */
  emit(topics: readonly string[]): void;
  /** By the session that listens, so that nobody opens a connection for it; undefined while there is none. */
  ask<Row extends object>(sql: string, values: readonly unknown[]): Promise<Row[]> | undefined;
  close(): Promise<void>;
}

type Listeners = ReturnType<typeof topicListeners>;

/** A session that passes notices on to `listeners`. Everybody is called when it begins and when it ends: nobody is notified else. */
const listeningSession = async (url: string, { emit, emitAll }: Listeners, onEnd: () => void) => {
  const session = await openSession(connectionSettings(url, 'bus listener'));
  session.onNotification((topics) => emit(topics.split(' ')));
  await session.query(`listen ${logChannel}`).catch(async (error: unknown) => {
    await session.close();
    throw error;
  });
  emitAll();
  session.onClosed(() => {
    emitAll();
    onEnd();
  });
  const grown = growthOf(session);
  let compareAt = 0;
  return {
    isOpen: session.isOpen,
    query: session.query,
    close: session.close,
    /** Its answer comes after all notices of what was appended before it was sent. Everybody is called while that is late. */
    beat: async (at: number): Promise<void> => {
      const late = setTimeout(emitAll, lateMs);
      try {
        if (at < compareAt) return await session.ping();
        emit(await grown());
        compareAt = at + compareEveryMs;
      } finally {
        clearTimeout(late);
      }
    },
  };
};

/** Listens for appends from the first `onAppend` on, and again after each lost connection. */
const listenForAppends = (url: string, logger: Logger): AppendNotices => {
  const listeners = topicListeners();
  let session: Awaited<ReturnType<typeof listeningSession>> | undefined;
  let loop: Loop | undefined;
  let notifiedUntil = 0;
  const step = async (): Promise<number> => {
    if (session?.isOpen() !== true) session = await listeningSession(url, listeners, () => loop?.wake());
    const at = Date.now();
    await session.beat(at);
    notifiedUntil = at;
    return beatEveryMs;
  };
  const start = (): Loop =>
    startLoop({
      step,
      onError: async (error) => {
        logger.debug({ reason: reasonOf(error) }, 'bus listener failed and is retried');
        await session?.close();
      },
      delays: backoff(100, 2_000),
    });
  return {
    emit: listeners.emit,
    notifiedUntil: () => notifiedUntil,
    ask: <Row extends object>(sql: string, values: readonly unknown[]) =>
      session?.isOpen() === true ? session.query<Row>(sql, values).then(({ rows }) => rows) : undefined,
    onAppend: (topics, listener) => {
      loop ??= start();
      return listeners.add(topics, listener);
    },
    close: async () => {
      listeners.clear();
      await loop?.stop();
      await session?.close();
    },
  };
};

const shared = new Map<string, { readonly notices: AppendNotices; users: number }>();

/** Notices of the bus at this address: all who use it in this process share one session, whatever their roles. Each of them closes it. */
export const appendNotices = (url: string, logger: Logger): AppendNotices => {
  const { host, pathname } = new URL(url);
  const address = `${host}${pathname}`;
  const found = shared.get(address) ?? { notices: listenForAppends(url, logger), users: 0 };
  shared.set(address, found);
  found.users += 1;
  return {
    ...found.notices,
    close: async () => {
      found.users -= 1;
      if (found.users > 0) return;
      if (shared.get(address) === found) shared.delete(address);
      await found.notices.close();
    },
  };
};

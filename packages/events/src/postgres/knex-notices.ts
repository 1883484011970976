import { sqlRows, type DatabaseSession } from '@paltu/persistence';
import type { Knex } from 'knex';
import { topicListeners } from '../bus/topics.ts';
import type { StoreNotice, StoreNotices } from '../ports/event-store.ts';

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

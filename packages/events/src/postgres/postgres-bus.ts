import { topics as everyTopic, type Topic } from '@paltu/contracts';
import { backoff, reasonOf, startLoop, type Logger, type Loop } from '@paltu/kernel';
import {
  connectionSettings,
  openSession,
  connectDatabase,
  isInfrastructureError,
  preparedRows,
  sqlRows,
  type DatabaseSession,
} from '@paltu/persistence';
import type { Knex } from 'knex';
import { logBus } from '../bus/log-bus.ts';
import { topicListeners, partitionOf } from '../bus/topics.ts';
import type { BusMessage, BusRecord, PartitionOffset } from '../envelope/event.ts';
import type { OrderedLog, EventBus } from '../ports/event-bus.ts';
import { topicRegister } from './postgres-topics.ts';

const channel = 'paltu_log';
const checkEveryMs = 60_000;

/** Notices of appends, sent with NOTIFY. Listens from the first `onAppend` on, and again after each lost connection. */
const appendListener = (url: string, logger: Logger) => {
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
    /** Notifies the listeners of every process, those of this one at once. When it fails, readers find the records by polling. */
    announce: (database: Knex, topics: readonly string[]): void => {
      listeners.emit(topics);
      // After the commit and on its own: a NOTIFY inside a transaction makes all commits of the server queue.
      database.raw('select pg_notify(?, ?)', [channel, topics.join(' ')]).catch(() => undefined);
    },
    onAppend: (topics: readonly string[], listener: () => void): (() => void) => {
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
    close: async (): Promise<void> => {
      listeners.clear();
      await loop?.stop();
      await session?.close();
    },
  };
};

/** Most connections of the pool of one process. */
const busPool = 5;
/** One session outside the pool listens for what is appended. */
const listeningSessions = 1;

/** How many connections to PostgreSQL the bus at this address may take of one process; none where it is another engine. */
export const mostBusConnections = (url: string): number => (url.startsWith('postgres') ? busPool + listeningSessions : 0);

const appendSql = 'select append_events($1::text[], $2::int[], $3::text[], $4::text[], $5::json[], $6::bytea[]) as appended';

/** One call, so one transaction: `append_events` takes the offsets, dense and in order, and refuses a topic that is not the caller's own. */
const appendAll = (database: Knex, messages: readonly BusMessage[], partitions: (topic: string) => number): Promise<unknown> =>
  preparedRows(database, { name: 'append events', text: appendSql }, [
    messages.map(({ topic }) => topic),
    messages.map(({ topic, key }) => partitionOf(key, partitions(topic))),
    messages.map(({ headers }) => headers['ce_id'] ?? ''),
    messages.map(({ key }) => key),
    messages.map(({ headers }) => JSON.stringify(headers)),
    messages.map(({ value }) => (value === null ? null : Buffer.from(value))),
  ]);

const readSql = `
  select l.topic, l.partition, l."offset", l.key, l.headers, l.value, l.appended_at as "appendedAt"
  from unnest($1::text[], $2::int[], $3::bigint[]) as wanted (topic, partition, next)
  cross join lateral (
    select * from log where log.topic = wanted.topic and log.partition = wanted.partition and log."offset" >= wanted.next
    order by log."offset" limit $4) l
  order by l.topic, l.partition, l."offset"`;

const offsetsAtSql = `
  select topic, partition, coalesce(
    (select min(l."offset") from log l where l.topic = h.topic and l.partition = h.partition and l.appended_at >= ?), next) as "offset"
  from head h where topic = any(?::text[])`;

/** The log as tables `head` and `log` of the database at `url`. */
const postgresLog = (url: string, topics: readonly Topic[], logger: Logger): OrderedLog => {
  const database = connectDatabase({ url, applicationName: 'bus', logger, poolMax: busPool });
  const register = topicRegister(database, topics);
  const listener = appendListener(url, logger);

  return {
    append: async (messages) => {
      if (messages.length === 0) return;
      const wanted = [...new Set(messages.map(({ topic }) => topic))];
      await appendAll(database, messages, await register.partitions(wanted)).catch(async (error: unknown) => {
        // A topic that was there when the register looked may be gone since.
        register.forget();
        if (!isInfrastructureError(error)) await register.partitions(wanted);
        throw error;
      });
      listener.announce(database, wanted);
    },
    read: async (offsets, limit) =>
      preparedRows<BusRecord>(database, { name: 'read log', text: readSql }, [
        offsets.map(({ topic }) => topic),
        offsets.map(({ partition }) => partition),
        offsets.map(({ offset }) => offset),
        limit,
      ]),
    heads: async (wanted) => {
      await register.partitions(wanted);
      return sqlRows<PartitionOffset>(database, 'select topic, partition, next as "offset" from head where topic = any(?::text[])', [
        wanted,
      ]);
    },
    offsetsAt: async (wanted, from) => {
      await register.partitions(wanted);
      return sqlRows<PartitionOffset>(database, offsetsAtSql, [from, wanted]);
    },
    onAppend: listener.onAppend,
    close: async () => {
      await listener.close();
      await database.destroy();
    },
  };
};

interface PostgresBusOptions {
  /** Database `bus`, migrated with packages/events/bus-migrations. */
  readonly url: string;
  readonly logger: Logger;
  /** The topics of the contracts by default. */
  readonly topics?: readonly Topic[];
}

/** The bus of the `single` profile: an ordered log in PostgreSQL. Connects on first use. */
export const postgresBus = ({ url, logger, topics = Object.values(everyTopic) }: PostgresBusOptions): EventBus =>
  logBus(postgresLog(url, topics, logger), logger);

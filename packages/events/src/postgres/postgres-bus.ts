import { setImmediate as nextTurn } from 'node:timers/promises';
import { topics as everyTopic, type Topic } from '@paltu/contracts';
import type { Logger } from '@paltu/kernel';
import { connectDatabase, isInfrastructureError, preparedRows, sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import { logBus } from '../bus/log-bus.ts';
import { partitionOf } from '../bus/topics.ts';
import type { BusMessage, BusRecord, PartitionOffset } from '../envelope/event.ts';
import type { OrderedLog, EventBus } from '../ports/event-bus.ts';
import { appendNotices, logChannel, type AppendNotices } from './append-notices.ts';
import { topicRegister } from './postgres-topics.ts';

/** Most connections of the pool of one process. */
const busPool = 5;
/** One session outside the pool listens for what is appended. */
const listeningSessions = 1;

/** How many connections to PostgreSQL the bus at this address may take of one process; none where it is another engine. */
export const mostBusConnections = (url: string): number => (url.startsWith('postgres') ? busPool + listeningSessions : 0);

const appendSql =
  'select append_events($1::text[], $2::int[], $3::text[], $4::text[], $5::json[], $6::bytea[]) as appended, pg_notify($7, $8)';

/**
 * One call, so one transaction: `append_events` takes the offsets, dense and in order, and refuses a topic that is not the caller's own. The
 * notice is part of it: commits with one wait for each other, but one more commit for each batch costs more.
 */
const appendAll = (
  database: Knex,
  messages: readonly BusMessage[],
  topics: readonly string[],
  partitions: (topic: string) => number,
): Promise<unknown> =>
  preparedRows(database, { name: 'append events', text: appendSql }, [
    messages.map(({ topic }) => topic),
    messages.map(({ topic, key }) => partitionOf(key, partitions(topic))),
    messages.map(({ headers }) => headers['ce_id'] ?? ''),
    messages.map(({ key }) => key),
    messages.map(({ headers }) => JSON.stringify(headers)),
    messages.map(({ value }) => (value === null ? null : Buffer.from(value))),
    logChannel,
    topics.join(' '),
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

const headsSql = 'select topic, partition, next as "offset" from head where topic = any($1::text[])';

/** The ends of topics. Those who ask at the same time, each for its own topics, are answered by one statement that follows all of them. */
const headsOf = (database: Knex, ask: AppendNotices['ask']): ((wanted: readonly string[]) => Promise<PartitionOffset[]>) => {
  let topics = new Set<string>();
  let reading: Promise<PartitionOffset[]> | undefined;
  const read = async (): Promise<PartitionOffset[]> => {
    await nextTurn();
    const asked = [...topics];
    [topics, reading] = [new Set(), undefined];
    return ask<PartitionOffset>(headsSql, [asked]) ?? preparedRows(database, { name: 'read heads', text: headsSql }, [asked]);
  };
  return async (wanted) => {
    for (const topic of wanted) topics.add(topic);
    reading ??= read();
    return (await reading).filter(({ topic }) => wanted.includes(topic));
  };
};

/** The log as tables `head` and `log` of the database at `url`. */
const postgresLog = (url: string, topics: readonly Topic[], logger: Logger): OrderedLog => {
  const database = connectDatabase({ url, applicationName: 'bus', logger, poolMax: busPool });
  const register = topicRegister(database, topics);
  const notices = appendNotices(url, logger);
  const heads = headsOf(database, notices.ask);

  return {
    append: async (messages) => {
      if (messages.length === 0) return;
      const wanted = [...new Set(messages.map(({ topic }) => topic))];
      await appendAll(database, messages, wanted, await register.partitions(wanted)).catch(async (error: unknown) => {
        // A topic that was there when the register looked may be gone since.
        register.forget();
        if (!isInfrastructureError(error)) await register.partitions(wanted);
        throw error;
      });
      notices.emit(wanted);
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
      return heads(wanted);
    },
    offsetsAt: async (wanted, from) => {
      await register.partitions(wanted);
      return sqlRows<PartitionOffset>(database, offsetsAtSql, [from, wanted]);
    },
    onAppend: notices.onAppend,
    notifiedUntil: notices.notifiedUntil,
    close: async () => {
      await notices.close();
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

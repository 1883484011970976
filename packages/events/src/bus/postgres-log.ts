import type { Logger } from '@paltu/kernel';
import type { Topic } from '@paltu/contracts';
import { connectDatabase, runTransaction, sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { BusMessage, BusRecord, PartitionOffset } from './bus-message.ts';
import { appendListener } from './append-listener.ts';
import { partitionOf } from './murmur2.ts';
import { partitionName, type OrderedLog } from './ordered-log.ts';
import { topicRegister } from './topic-register.ts';

interface Assigned {
  readonly message: BusMessage;
  readonly topic: string;
  readonly partition: number;
}

/** Takes the next offsets of these partitions; their rows stay locked until the commit, so offsets are dense and in order. */
const takeOffsets = async (trx: Knex.Transaction, assigned: readonly Assigned[]): Promise<Map<string, number>> => {
  const partitions = [...new Map(assigned.map((one) => [partitionName(one), one])).values()];
  const rows = await sqlRows<{ topic: string; partition: number; next: number }>(
    trx,
    `select topic, partition, next from head
     where (topic, partition) in (select * from unnest(?::text[], ?::int[]))
     order by topic, partition for update`,
    [partitions.map(({ topic }) => topic), partitions.map(({ partition }) => partition)],
  );
  return new Map(rows.map((row) => [partitionName(row), row.next]));
};

const moveHeads = async (trx: Knex.Transaction, heads: ReadonlyMap<string, number>, assigned: readonly Assigned[]): Promise<void> => {
  const moved = [...new Map(assigned.map((one) => [partitionName(one), one])).values()];
  await sqlRows(
    trx,
    `update head h set next = moved.next from unnest(?::text[], ?::int[], ?::bigint[]) as moved (topic, partition, next)
     where h.topic = moved.topic and h.partition = moved.partition`,
    [moved.map(({ topic }) => topic), moved.map(({ partition }) => partition), moved.map((one) => heads.get(partitionName(one)))],
  );
};

const appendAll = async (trx: Knex.Transaction, assigned: readonly Assigned[]): Promise<void> => {
  const next = await takeOffsets(trx, assigned);
  const offsets = assigned.map((one) => {
    const offset = next.get(partitionName(one));
    if (offset === undefined) throw new Error(`the bus has no partition ${partitionName(one)}`);
    next.set(partitionName(one), offset + 1);
    return offset;
  });
  await sqlRows(
    trx,
    `insert into log (topic, partition, "offset", event_id, key, headers, value)
     select * from unnest(?::text[], ?::int[], ?::bigint[], ?::text[], ?::text[], ?::json[], ?::bytea[])`,
    [
      assigned.map(({ topic }) => topic),
      assigned.map(({ partition }) => partition),
      offsets,
      assigned.map(({ message }) => message.headers['ce_id'] ?? ''),
      assigned.map(({ message }) => message.key),
      assigned.map(({ message }) => JSON.stringify(message.headers)),
      assigned.map(({ message }) => (message.value === null ? null : Buffer.from(message.value))),
    ],
  );
  await moveHeads(trx, next, assigned);
};

const readSql = `
  select l.topic, l.partition, l."offset", l.key, l.headers, l.value, l.appended_at as "appendedAt"
  from unnest(?::text[], ?::int[], ?::bigint[]) as wanted (topic, partition, next)
  cross join lateral (
    select * from log where log.topic = wanted.topic and log.partition = wanted.partition and log."offset" >= wanted.next
    order by log."offset" limit ?) l
  order by l.topic, l.partition, l."offset"`;

const offsetsAtSql = `
  select topic, partition, coalesce(
    (select min(l."offset") from log l where l.topic = h.topic and l.partition = h.partition and l.appended_at >= ?), next) as "offset"
  from head h where topic = any(?::text[])`;

/** The log as tables `head` and `log` of the database at `url`. */
export const postgresLog = (url: string, topics: readonly Topic[], logger: Logger): OrderedLog => {
  const database = connectDatabase({ url, applicationName: 'bus', logger, poolMax: 5 });
  const register = topicRegister(database, topics);
  const listener = appendListener(url, logger);

  return {
    append: async (messages) => {
      if (messages.length === 0) return;
      const partitions = await register.partitions();
      const assigned = messages.map((message) => ({
        message,
        topic: message.topic,
        partition: partitionOf(message.key, partitions(message.topic)),
      }));
      await runTransaction(database, (trx) => appendAll(trx, assigned));
      listener.announce(database, [...new Set(messages.map(({ topic }) => topic))]);
    },
    read: async (offsets, limit) =>
      sqlRows<BusRecord>(database, readSql, [
        offsets.map(({ topic }) => topic),
        offsets.map(({ partition }) => partition),
        offsets.map(({ offset }) => offset),
        limit,
      ]),
    heads: async (wanted) => {
      await register.require(wanted);
      return sqlRows<PartitionOffset>(database, 'select topic, partition, next as "offset" from head where topic = any(?::text[])', [
        wanted,
      ]);
    },
    offsetsAt: async (wanted, from) => {
      await register.require(wanted);
      return sqlRows<PartitionOffset>(database, offsetsAtSql, [from, wanted]);
    },
    onAppend: listener.onAppend,
    close: async () => {
      await listener.close();
      await database.destroy();
    },
  };
};

import { sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { PartitionOffset } from './bus-message.ts';

const columns = (offsets: readonly PartitionOffset[]): [string[], number[], number[]] => [
  offsets.map(({ topic }) => topic),
  offsets.map(({ partition }) => partition),
  offsets.map(({ offset }) => offset),
];

/** Stores the first offsets of a group; partitions that have one already keep it. */
export const createOffsets = async (database: Knex, group: string, offsets: readonly PartitionOffset[]): Promise<void> => {
  await sqlRows(
    database,
    `insert into consumer_offsets (consumer, topic, partition, next_offset)
     select ?, * from unnest(?::text[], ?::int[], ?::bigint[]) on conflict do nothing`,
    [group, ...columns(offsets)],
  );
};

interface LockedRow {
  topic: string;
  partition: number;
  next_offset: number;
  partitions: number;
}

export interface LockedOffsets {
  readonly offsets: readonly PartitionOffset[];
  /** Whether these are the offsets of all partitions of the group. */
  readonly isComplete: boolean;
}

/** Locks, until the transaction ends, the offsets that no other instance of the group has locked. */
export const lockFreeOffsets = async (trx: Knex.Transaction, group: string, topics: readonly string[]): Promise<LockedOffsets> => {
  const rows = await sqlRows<LockedRow>(
    trx,
    `select topic, partition, next_offset,
       (select count(*) from consumer_offsets where consumer = ? and topic = any(?::text[])) as partitions
     from consumer_offsets where consumer = ? and topic = any(?::text[])
     order by topic, partition for update skip locked`,
    [group, topics, group, topics],
  );
  const offsets = rows.map(({ topic, partition, next_offset }) => ({ topic, partition, offset: next_offset }));
  return { offsets, isComplete: rows.length > 0 && rows.length === rows[0]?.partitions };
};

/** The committed offsets of a group, without locking them. */
export const readOffsets = async (database: Knex, group: string, topics: readonly string[]): Promise<PartitionOffset[]> =>
  sqlRows<PartitionOffset>(
    database,
    'select topic, partition, next_offset as "offset" from consumer_offsets where consumer = ? and topic = any(?::text[]) order by topic, partition',
    [group, topics],
  );

/** Locks the offset of one partition until the transaction ends; undefined when another instance has locked it. */
export const lockOffset = async (
  trx: Knex.Transaction,
  group: string,
  { topic, partition }: { topic: string; partition: number },
): Promise<number | undefined> => {
  const rows = await sqlRows<{ next_offset: number }>(
    trx,
    'select next_offset from consumer_offsets where consumer = ? and topic = ? and partition = ? for update skip locked',
    [group, topic, partition],
  );
  return rows[0]?.next_offset;
};

/**
 * Waits for the batches of other instances and locks the offsets of all partitions of the group: one after the other, so that
 * the statement timeout counts for each.
 */
export const lockAllOffsets = async (trx: Knex.Transaction, group: string, topics: readonly string[]): Promise<void> => {
  const rows = await readOffsets(trx, group, topics);
  for (const { topic, partition } of rows)
    await sqlRows(trx, 'select 1 from consumer_offsets where consumer = ? and topic = ? and partition = ? for update', [
      group,
      topic,
      partition,
    ]);
};

/** Moves locked offsets on. */
export const commitOffsets = async (trx: Knex.Transaction, group: string, offsets: readonly PartitionOffset[]): Promise<void> => {
  await sqlRows(
    trx,
    `update consumer_offsets c set next_offset = moved.next_offset, updated_at = now()
     from unnest(?::text[], ?::int[], ?::bigint[]) as moved (topic, partition, next_offset)
     where c.consumer = ? and c.topic = moved.topic and c.partition = moved.partition`,
    [...columns(offsets), group],
  );
};

/** Sends a group back to the beginning of its topics. */
export const resetOffsets = async (trx: Knex.Transaction, group: string, topics: readonly string[]): Promise<void> => {
  await trx('consumer_offsets').where({ consumer: group }).whereIn('topic', topics).update({ next_offset: 0, updated_at: trx.fn.now() });
};

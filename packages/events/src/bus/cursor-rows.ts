import { sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Place } from './bus-message.ts';

const columns = (places: readonly Place[]): [string[], number[], number[]] => [
  places.map(({ topic }) => topic),
  places.map(({ partition }) => partition),
  places.map(({ offset }) => offset),
];

/** Gives a group its first places; places that it has already stay. */
export const createPlaces = async (database: Knex, group: string, places: readonly Place[]): Promise<void> => {
  await sqlRows(
    database,
    `insert into consumer_cursors (consumer, topic, partition, next_offset)
     select ?, * from unnest(?::text[], ?::int[], ?::bigint[]) on conflict do nothing`,
    [group, ...columns(places)],
  );
};

interface ClaimedRow {
  topic: string;
  partition: number;
  next_offset: number;
  placed: number;
}

export interface Claim {
  readonly places: readonly Place[];
  /** Whether these are all places of the group. */
  readonly isWhole: boolean;
}

/** Locks the places that no other instance of the group holds, until the transaction ends. */
export const claimPlaces = async (trx: Knex.Transaction, group: string, topics: readonly string[]): Promise<Claim> => {
  const rows = await sqlRows<ClaimedRow>(
    trx,
    `select topic, partition, next_offset,
       (select count(*) from consumer_cursors where consumer = ? and topic = any(?::text[])) as placed
     from consumer_cursors where consumer = ? and topic = any(?::text[])
     order by topic, partition for update skip locked`,
    [group, topics, group, topics],
  );
  const places = rows.map(({ topic, partition, next_offset }) => ({ topic, partition, offset: next_offset }));
  return { places, isWhole: rows.length > 0 && rows.length === rows[0]?.placed };
};

/** Where the group stands. */
export const readPlaces = async (database: Knex, group: string, topics: readonly string[]): Promise<Place[]> =>
  sqlRows<Place>(
    database,
    'select topic, partition, next_offset as "offset" from consumer_cursors where consumer = ? and topic = any(?::text[]) order by topic, partition',
    [group, topics],
  );

/** Locks one place until the transaction ends and answers it; undefined when another instance holds it. */
export const claimPlace = async (
  trx: Knex.Transaction,
  group: string,
  { topic, partition }: { topic: string; partition: number },
): Promise<number | undefined> => {
  const rows = await sqlRows<{ next_offset: number }>(
    trx,
    'select next_offset from consumer_cursors where consumer = ? and topic = ? and partition = ? for update skip locked',
    [group, topic, partition],
  );
  return rows[0]?.next_offset;
};

/**
 * Waits until no other instance is in the middle of a batch and locks all places of the group: one after the other, so that
 * each has the time of a statement of its own.
 */
export const lockPlaces = async (trx: Knex.Transaction, group: string, topics: readonly string[]): Promise<void> => {
  const rows = await readPlaces(trx, group, topics);
  for (const { topic, partition } of rows)
    await sqlRows(trx, 'select 1 from consumer_cursors where consumer = ? and topic = ? and partition = ? for update', [
      group,
      topic,
      partition,
    ]);
};

/** Moves claimed places on. */
export const keepPlaces = async (trx: Knex.Transaction, group: string, places: readonly Place[]): Promise<void> => {
  await sqlRows(
    trx,
    `update consumer_cursors c set next_offset = moved.next_offset, updated_at = now()
     from unnest(?::text[], ?::int[], ?::bigint[]) as moved (topic, partition, next_offset)
     where c.consumer = ? and c.topic = moved.topic and c.partition = moved.partition`,
    [...columns(places), group],
  );
};

export const rewindPlaces = async (trx: Knex.Transaction, group: string, topics: readonly string[]): Promise<void> => {
  await trx('consumer_cursors').where({ consumer: group }).whereIn('topic', topics).update({ next_offset: 0, updated_at: trx.fn.now() });
};

import { preparedRows, sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { OffsetRows } from '../ports/event-store.ts';
import type { CommittedOffset, PartitionOffset } from '../envelope/event.ts';

const columns = (offsets: readonly PartitionOffset[]): [string[], number[], number[]] => [
  offsets.map(({ topic }) => topic),
  offsets.map(({ partition }) => partition),
  offsets.map(({ offset }) => offset),
];

const read = (database: Knex, group: string, topics: readonly string[]): Promise<CommittedOffset[]> =>
  sqlRows<CommittedOffset>(
    database,
    `select topic, partition, next_offset as "offset", updated_at as "movedAt" from consumer_offsets
     where consumer = ? and topic = any(?::text[]) order by topic, partition`,
    [group, topics],
  );

const lockSql = `
  select c.topic, c.partition, c.next_offset as "offset" from unnest($1::text[], $2::int[]) as wanted (topic, partition)
  join consumer_offsets c on c.consumer = $3 and c.topic = wanted.topic and c.partition = wanted.partition
  for update of c skip locked`;

const commitSql = `
  update consumer_offsets c set next_offset = moved.next_offset, updated_at = now()
  from unnest($1::text[], $2::int[], $3::bigint[]) as moved (topic, partition, next_offset)
  where c.consumer = $4 and c.topic = moved.topic and c.partition = moved.partition`;

const lock: OffsetRows<Knex.Transaction>['lock'] = (trx, group, wanted) => {
  const [topics, partitions] = [wanted.map(({ topic }) => topic), wanted.map(({ partition }) => partition)];
  return preparedRows<PartitionOffset>(trx, { name: 'lock offsets', text: lockSql }, [topics, partitions, group]);
};

/** Offsets as rows of `consumer_offsets`. */
export const knexOffsets = (database: Knex): OffsetRows<Knex.Transaction> => ({
  create: async (group, offsets) => {
    await sqlRows(
      database,
      `insert into consumer_offsets (consumer, topic, partition, next_offset)
       select ?, * from unnest(?::text[], ?::int[], ?::bigint[]) on conflict do nothing`,
      [group, ...columns(offsets)],
    );
  },
  read: (group, topics, trx) => read(trx ?? database, group, topics),
  readAll: () => database('consumer_offsets').select('consumer', 'topic', 'partition', { offset: 'next_offset' }),
  lock,
  lockAll: async (trx, group, topics) => {
    // One after the other, so that the statement timeout counts for each.
    for (const { topic, partition } of await read(trx, group, topics))
      await sqlRows(trx, 'select 1 from consumer_offsets where consumer = ? and topic = ? and partition = ? for update', [
        group,
        topic,
        partition,
      ]);
  },
  commit: async (trx, group, offsets) => {
    await preparedRows(trx, { name: 'commit offsets', text: commitSql }, [...columns(offsets), group]);
  },
  reset: async (trx, group, topics) => {
    await trx('consumer_offsets').where({ consumer: group }).whereIn('topic', topics).update({ next_offset: 0, updated_at: trx.fn.now() });
  },
});

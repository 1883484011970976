import { preparedRows, sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { CommittedOffset, PartitionOffset } from '../envelope/event.ts';
import { storableName } from '../envelope/names.ts';
import {
  conditionOf,
  keyName,
  parkedKey,
  rowOfParking,
  type OffsetRows,
  type Inbox,
  type ParkedRow,
  type ParkedRows,
  type ParkedSelection,
  type ConsumerRequest,
  type RequestRows,
} from '../ports/event-store.ts';
import { notifyStore } from './knex-relay-lock.ts';

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
    await notifyStore(trx, 'offsets');
  },
});

const claimSql = 'insert into inbox (consumer, event_id) select $1, unnest($2::text[]) on conflict do nothing returning event_id';

/** Inbox rows `(consumer, event_id)` in the consumer's own database. */
export const knexInbox: Inbox = {
  claim: async (trx, consumer, eventIds) => {
    const rows = await preparedRows<{ event_id: string }>(trx, { name: 'claim events', text: claimSql }, [consumer, eventIds]);
    const fresh = new Set(rows.map(({ event_id }) => event_id));
    // delete() is true once per id: a copy later in the same batch is not new.
    return eventIds.map((id) => fresh.delete(id));
  },
  clear: async (trx, consumer) => {
    await trx('inbox').where({ consumer }).delete();
  },
};

const keysSql = `
  select distinct topic, key from parked_events
  where consumer = $1 and (topic, key) in (select * from unnest($2::text[], $3::text[]))`;

const selected = (trx: Knex, consumer: string, selection: ParkedSelection): Knex.QueryBuilder =>
  trx('parked_events').where({ consumer, ...conditionOf(selection) });

const one = (trx: Knex, consumer: string, row: ParkedRow): Knex.QueryBuilder => trx('parked_events').where({ consumer, ...parkedKey(row) });

/** Parked events as rows of `parked_events`. */
export const knexParked = (database: Knex): ParkedRows<Knex.Transaction> => ({
  park: async (trx, consumer, parkings) => {
    if (parkings.length === 0) return;
    const rows = parkings.map(rowOfParking).map((row) => ({ ...row, consumer, headers: JSON.stringify(row.headers) }));
    await trx('parked_events').insert(rows).onConflict(['consumer', 'topic', 'partition', 'offset', 'event_id']).ignore();
  },
  keys: async (trx, consumer, records) => {
    const keys = [...new Map(records.map((record) => [keyName(record), record])).values()];
    const rows = await preparedRows<{ topic: string; key: string }>(trx, { name: 'parked keys', text: keysSql }, [
      consumer,
      keys.map(({ topic }) => topic),
      keys.map(({ key }) => storableName(key)),
    ]);
    return new Set(rows.map(keyName));
  },
  count: async () => {
    const rows = (await database('parked_events').select('consumer').count({ events: '*' }).groupBy('consumer')) as {
      consumer: string;
      events: number;
    }[];
    return new Map(rows.map(({ consumer, events }) => [consumer, Number(events)]));
  },
  select: (trx, consumer, selection) => selected(trx, consumer, selection).orderBy(['topic', 'partition', 'offset']),
  hasEarlier: async (trx, consumer, { topic, partition, offset, key }) =>
    (await trx('parked_events').where({ consumer, topic, partition, key }).andWhere('offset', '<', offset).first()) !== undefined,
  update: async (trx, consumer, row, changes) => void (await one(trx, consumer, row).update(changes)),
  delete: async (trx, consumer, row) => void (await one(trx, consumer, row).delete()),
  drop: (trx, consumer, selection) => selected(trx, consumer, selection).delete(),
  list: (filter, limit) => database('parked_events').where(filter).orderBy(['consumer', 'topic', 'partition', 'offset']).limit(limit),
});

/** Requests as rows of `consumer_requests`. */
export const knexRequests = (database: Knex): RequestRows<Knex.Transaction> => ({
  add: async (request) => {
    await database('consumer_requests').insert(request);
    await notifyStore(database, 'requests');
  },
  read: (id) => database('consumer_requests').where({ id }).first('done_at', 'outcome'),
  openConsumers: () => database('consumer_requests').where({ done_at: null }).pluck('consumer'),
  takeOpen: (trx, consumer) =>
    trx<ConsumerRequest & { requested_at: Date; done_at: Date | null }>('consumer_requests')
      .where({ consumer, done_at: null })
      .orderBy('requested_at')
      .forUpdate()
      .skipLocked(),
  end: async (trx, id, outcome) => void (await trx('consumer_requests').where({ id }).update({ done_at: trx.fn.now(), outcome })),
});

import { preparedRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import { storableName } from '../envelope/names.ts';
import {
  conditionOf,
  keyName,
  parkedKey,
  rowOfParking,
  type ParkedRow,
  type ParkedRows,
  type ParkedSelection,
} from '../ports/event-store.ts';

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

import { sqlRows } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { BusRecord } from '../bus/bus-message.ts';
import { storableName, storableReason } from '../envelope/names.ts';

export type ParkingReason = 'refused' | 'undecodable' | 'behind';

/** An event that is set aside, and why. */
export interface Parking {
  readonly record: BusRecord;
  readonly id: string;
  readonly type: string;
  readonly reason: ParkingReason;
  readonly error: string;
  readonly attempts: number;
}

/** The key of a record, with its topic, as the key of a map or set. */
export const keyName = ({ topic, key }: { topic: string; key: string }): string => `${topic} ${storableName(key)}`;

/** Sets events aside for `make events`; one that is there already stays as it is. */
export const park = async (trx: Knex.Transaction, consumer: string, parkings: readonly Parking[]): Promise<void> => {
  if (parkings.length === 0) return;
  const rows = parkings.map(({ record, id, type, reason, error, attempts }) => ({
    consumer,
    topic: record.topic,
    partition: record.partition,
    offset: record.offset,
    event_id: storableName(id),
    key: storableName(record.key),
    type: storableName(type),
    headers: JSON.stringify(record.headers),
    value: record.value === null ? null : Buffer.from(record.value),
    appended_at: record.appendedAt,
    reason,
    error: storableReason(error),
    attempts,
  }));
  await trx('parked_events').insert(rows).onConflict(['consumer', 'topic', 'partition', 'offset', 'event_id']).ignore();
};

/** Which keys of a batch have a parked event of this consumer, as `keyName` names them. */
export const parkedKeys = async (trx: Knex.Transaction, consumer: string, records: readonly BusRecord[]): Promise<Set<string>> => {
  const keys = [...new Map(records.map((record) => [keyName(record), record])).values()];
  const rows = await sqlRows<{ topic: string; key: string }>(
    trx,
    `select distinct topic, key from parked_events
     where consumer = ? and (topic, key) in (select * from unnest(?::text[], ?::text[]))`,
    [consumer, keys.map(({ topic }) => topic), keys.map(({ key }) => storableName(key))],
  );
  return new Set(rows.map(keyName));
};

export interface ParkedRow {
  topic: string;
  partition: number;
  offset: number;
  event_id: string;
  key: string;
  type: string;
  headers: Record<string, string>;
  value: Buffer | null;
  appended_at: Date;
  reason: ParkingReason;
  error: string;
  attempts: number;
  parked_at: Date;
}

/** Which of a consumer's parked events an operator selected: one event, those of one key, or all. */
export interface ParkedSelection {
  readonly key: string | null;
  readonly event_id: string | null;
}

/** How many events of each consumer are parked; one that has none is left out. */
export const countParked = async (database: Knex): Promise<ReadonlyMap<string, number>> => {
  const rows = (await database('parked_events').select('consumer').count({ events: '*' }).groupBy('consumer')) as {
    consumer: string;
    events: number;
  }[];
  return new Map(rows.map(({ consumer, events }) => [consumer, Number(events)]));
};

/** The selected rows, unordered. */
export const selectParked = (database: Knex, consumer: string, { key, event_id }: ParkedSelection): Knex.QueryBuilder =>
  database('parked_events').where({ consumer, ...(key === null ? {} : { key }), ...(event_id === null ? {} : { event_id }) });

/** What names one parked event of a consumer: a topic that was made anew has its offsets twice. */
export const parkedKey = (row: ParkedRow): Pick<ParkedRow, 'topic' | 'partition' | 'offset' | 'event_id'> => ({
  topic: row.topic,
  partition: row.partition,
  offset: row.offset,
  event_id: row.event_id,
});

import type { BusRecord } from '../envelope/bus-message.ts';
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

/** A parking as it is stored: every text such that a database takes it. */
export const rowOfParking = ({ record, id, type, reason, error, attempts }: Parking): Omit<ParkedRow, 'parked_at'> => ({
  topic: record.topic,
  partition: record.partition,
  offset: record.offset,
  event_id: storableName(id),
  key: storableName(record.key),
  type: storableName(type),
  headers: { ...record.headers },
  value: record.value === null ? null : Buffer.from(record.value),
  appended_at: record.appendedAt,
  reason,
  error: storableReason(error),
  attempts,
});

/** Which of a consumer's parked events an operator selected: one event, those of one key, or all. */
export interface ParkedSelection {
  readonly key: string | null;
  readonly event_id: string | null;
}

/** Which parked events of all consumers an operator looks at; every field that is left out takes all. */
export type ParkedFilter = Partial<Record<'consumer' | 'key' | 'event_id', string>>;

/** The selection as a condition on columns or fields. */
export const conditionOf = ({ key, event_id }: ParkedSelection): Partial<Pick<ParkedRow, 'key' | 'event_id'>> => ({
  ...(key === null ? {} : { key }),
  ...(event_id === null ? {} : { event_id }),
});

/** What names one parked event of a consumer: a topic that was made anew has its offsets twice. */
export const parkedKey = (row: ParkedRow): Pick<ParkedRow, 'topic' | 'partition' | 'offset' | 'event_id'> => ({
  topic: row.topic,
  partition: row.partition,
  offset: row.offset,
  event_id: row.event_id,
});

/** Events that were set aside for `make events`. */
export interface ParkedRows<Trx> {
  /** Sets events aside; one that is there already stays as it is. */
  park(trx: Trx, consumer: string, parkings: readonly Parking[]): Promise<void>;
  /** Which keys of a batch have a parked event of this consumer, as `keyName` names them. */
  keys(trx: Trx, consumer: string, records: readonly BusRecord[]): Promise<Set<string>>;
  /** How many events of each consumer are parked; one that has none is left out. */
  count(): Promise<ReadonlyMap<string, number>>;
  /** By topic, partition and offset. */
  select(trx: Trx, consumer: string, selection: ParkedSelection): Promise<ParkedRow[]>;
  /** Whether an event of the same key is parked that came before. */
  hasEarlier(trx: Trx, consumer: string, row: ParkedRow): Promise<boolean>;
  update(trx: Trx, consumer: string, row: ParkedRow, changes: Pick<ParkedRow, 'reason' | 'error' | 'attempts'>): Promise<void>;
  delete(trx: Trx, consumer: string, row: ParkedRow): Promise<void>;
  /** Deletes what is selected; returns how many. */
  drop(trx: Trx, consumer: string, selection: ParkedSelection): Promise<number>;
  /** By consumer, topic, partition and offset. */
  list(filter: ParkedFilter, limit: number): Promise<(ParkedRow & { readonly consumer: string })[]>;
}

import type { Logger } from '@paltu/kernel';
import type { Knex } from 'knex';
import type { BusRecord, CommittedOffset, Partition, PartitionOffset } from '../envelope/event.ts';
import { storableName, storableReason } from '../envelope/names.ts';
import type { OutboxRows, RepublicationRows } from './outbox.ts';

/** Remembers which events a consumer has processed or parked. */
export interface Inbox<Trx = Knex.Transaction> {
  /** Of each event in turn, whether it is new to the consumer; from now on it is not. */
  claim(trx: Trx, consumer: string, eventIds: readonly string[]): Promise<boolean[]>;
  /** Forgets all events of the consumer, for a rebuild. */
  clear(trx: Trx, consumer: string): Promise<void>;
}

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
type ParkedFilter = Partial<Record<'consumer' | 'key' | 'event_id', string>>;

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

/** What an operator asks of a consumer. */
export interface ConsumerRequest {
  readonly id: string;
  readonly consumer: string;
  readonly kind: 'replay' | 'drop' | 'rebuild' | 'rewind';
  readonly key: string | null;
  readonly event_id: string | null;
}

/** What came of a request, for the command that waits for it. */
export interface RequestOutcome {
  readonly done_at: Date | null;
  readonly outcome: string | null;
}

/** Requests of operators, which the running consumer carries out. */
export interface RequestRows<Trx> {
  add(request: ConsumerRequest): Promise<void>;
  read(id: string): Promise<RequestOutcome | undefined>;
  /** The consumer of each request that was not carried out yet. */
  openConsumers(): Promise<string[]>;
  /** The open requests of a consumer, oldest first, held until the transaction ends. */
  takeOpen(trx: Trx, consumer: string): Promise<ConsumerRequest[]>;
  end(trx: Trx, id: string, outcome: string): Promise<void>;
}

/** The next offsets of groups, in the listener's own store. */
export interface OffsetRows<Trx> {
  /** Stores the first offsets of a group; partitions that have one already keep it. */
  create(group: string, offsets: readonly PartitionOffset[]): Promise<void>;
  /** The committed offsets of a group by topic and partition, without locking them. */
  read(group: string, topics: readonly string[], trx?: Trx): Promise<CommittedOffset[]>;
  /** Those of every group, for an operator. */
  readAll(): Promise<(PartitionOffset & { readonly consumer: string })[]>;
  /** Locks, until the transaction ends, those of these partitions that no other instance has locked, and returns their offsets as committed. */
  lock(trx: Trx, group: string, partitions: readonly Partition[]): Promise<PartitionOffset[]>;
  /** Waits for the batches of other instances and locks the offsets of all partitions of the group. */
  lockAll(trx: Trx, group: string, topics: readonly string[]): Promise<void>;
  /** Moves locked offsets on. */
  commit(trx: Trx, group: string, offsets: readonly PartitionOffset[]): Promise<void>;
  /** Sends a group back to the beginning of its topics. */
  reset(trx: Trx, group: string, topics: readonly string[]): Promise<void>;
}

/** What one process of a service writes for the others: rows to publish, requests of operators, offsets that were sent back. */
export type StoreNotice = 'outbox' | 'requests' | 'offsets';

/** Notices among the processes that use a store. Without them, and while they are not live, everything is found by polling. */
export interface StoreNotices {
  /** Calls `listener` soon after such a write of any process, and whenever one may not have been noticed. Returns the way to stop. */
  on(notice: StoreNotice, listener: () => void): () => void;
  areLive(): boolean;
}

/** Those of a store that has none. */
export const noNotices: StoreNotices = { on: () => () => undefined, areLive: () => false };

/** Where a service keeps what it publishes and consumes, beside its state: one transaction `Trx` over all of it. */
export interface EventStore<Trx = Knex.Transaction> {
  run<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /**
   * Runs a part of a transaction that is undone alone when it throws. Where `lacksSavepoints`, all before it is done again. Nothing of `work` may
   * still run when it has thrown: a late statement would belong to what goes on.
   */
  runPart<T>(trx: Trx, work: (part: Trx) => Promise<T>): Promise<T>;
  readonly lacksSavepoints: boolean;
  afterCommit(trx: Trx, listener: () => void): void;
  /** For work that may take longer than a statement may. */
  withoutTimeouts(trx: Trx, work: () => Promise<void>): Promise<void>;
  readonly notices: StoreNotices;
  readonly offsets: OffsetRows<Trx>;
  readonly inbox: Inbox<Trx>;
  readonly parked: ParkedRows<Trx>;
  readonly requests: RequestRows<Trx>;
  readonly republications: RepublicationRows<Trx>;
  readonly outbox: OutboxRows<Trx>;
  /** Deletes up to `limit` of what the inbox and the requests of a consumer remember for longer than `days` days; returns how many of each. */
  prune(trx: Trx, consumer: string, days: number, limit: number): Promise<readonly number[]>;
}

export interface StoreAddress {
  /** `postgres://…`, or `mongodb://…` */
  readonly url: string;
  readonly applicationName: string;
  readonly logger: Logger;
  readonly poolMax: number;
}

/** A store for an operator, who runs no transaction. */
export interface OpenedStore extends Pick<EventStore<never>, 'offsets' | 'parked' | 'requests' | 'republications'> {
  readonly outbox: Pick<EventStore<never>['outbox'], 'backlog'>;
  /** Whether it keeps offsets of consumers at all. */
  isThere(): Promise<boolean>;
  close(): Promise<void>;
}

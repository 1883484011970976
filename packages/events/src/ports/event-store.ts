import type { Knex } from 'knex';
import type { CommittedOffset, Partition, PartitionOffset } from '../envelope/bus-message.ts';
import type { Inbox } from './inbox.ts';
import type { ParkedRows } from './parked-rows.ts';
import type { RequestRows } from './request-rows.ts';
import type { OutboxRows } from './outbox-rows.ts';
import type { RepublicationRows } from './republications.ts';

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
  readonly offsets: OffsetRows<Trx>;
  readonly inbox: Inbox<Trx>;
  readonly parked: ParkedRows<Trx>;
  readonly requests: RequestRows<Trx>;
  readonly republications: RepublicationRows<Trx>;
  readonly outbox: OutboxRows<Trx>;
  /** Deletes up to `limit` of what the inbox and the requests of a consumer remember for longer than `days` days; returns how many of each. */
  prune(trx: Trx, consumer: string, days: number, limit: number): Promise<readonly number[]>;
}

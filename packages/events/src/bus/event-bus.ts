import type { Logger } from '@paltu/kernel';
import type { Knex } from 'knex';
import type { ReceivedMessage } from '../envelope/received-event.ts';
import type { BusMessage, BusRecord } from './bus-message.ts';

export interface SubscriptionOptions {
  /** Every message reaches each group once (again only when its transaction did not commit). */
  readonly group: string;
  readonly topics: readonly string[];
  /** Where a group begins that has never read: only what comes from now on, or everything. */
  readonly startAt: 'head' | 'beginning';
  /** Database of the listener: what it does and its place are kept in one transaction there. */
  readonly database: Knex;
  readonly logger: Logger;
  /**
   * Takes a batch (each partition in order) inside a transaction and returns how many of its leading records it has dealt
   * with. Throws `PartitionInterrupted` to have one partition wait, anything else to have all that the batch holds wait.
   */
  readonly handle: (batch: readonly BusRecord[], trx: Knex.Transaction) => Promise<number>;
  /** Called between batches while this instance owns every partition of the group; `rewind` sends all of them to the beginning. */
  readonly attend: (trx: Knex.Transaction, rewind: () => Promise<void>) => Promise<void>;
  /** Whether there is something to attend to; asked while nothing else happens. */
  readonly isAsked: () => Promise<boolean>;
}

export interface Subscription {
  /** Ends after the batch in hand. */
  stop(): Promise<void>;
  /** For how long it has not been at the end of its topics, in milliseconds; 0 when it is. */
  lagMs(): number;
}

export interface TailOptions {
  readonly topics: readonly string[];
  /** `head`: from now on; a Date: everything that the log took at that instant or later. */
  readonly from: 'head' | 'beginning' | Date;
  /** Called in order per partition, one call at a time. An error is logged and the tail goes on. */
  readonly onMessage: (message: ReceivedMessage) => void | Promise<void>;
}

/** Sees every message without committing anything: for what an instance holds in memory. */
export interface Tail {
  /** Whether it was at the end of its topics within the last `withinMs` milliseconds (1,000 unless told). */
  isHealthy(withinMs?: number): boolean;
  stop(): Promise<void>;
}

export interface EventBus {
  /** Resolves once the messages are kept. Messages of one key keep their order. After a rejection some may have been kept. */
  publish(messages: readonly BusMessage[]): Promise<void>;
  subscribe(options: SubscriptionOptions): Subscription;
  /** Resolves once everything that was on the log at the call has been handed over; waits while the bus is away. */
  tail(options: TailOptions): Promise<Tail>;
  close(): Promise<void>;
}

/** Thrown by a subscription's `handle`: what it needs for this partition is away; the others may go on. */
export class PartitionInterrupted extends Error {
  override readonly name = 'PartitionInterrupted';
  readonly topic: string;
  readonly partition: number;

  constructor({ topic, partition }: { topic: string; partition: number }, cause: unknown) {
    super(`${topic}/${partition} waits: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.topic = topic;
    this.partition = partition;
  }
}

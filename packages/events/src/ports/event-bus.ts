import type { Logger } from '@paltu/kernel';
import type { Knex } from 'knex';
import type { ReceivedMessage, BusMessage, BusRecord, PartitionOffset } from '../envelope/event.ts';
import type { EventStore } from './event-store.ts';

/** The offsets of a whole group, as maintenance sees and moves them. */
export interface GroupControl {
  /** Sends the group to the beginning of its topics. */
  rewind(): Promise<void>;
  /** What the group cannot read on, for a person: partitions whose log ends before its offset, and topics that are missing. */
  outOfRange(): Promise<readonly string[]>;
}

export interface SubscriptionOptions<Trx = Knex.Transaction> {
  /** Every message reaches each group once (again only when its transaction did not commit). */
  readonly group: string;
  readonly topics: readonly string[];
  /** Where a group without offsets begins: only with new messages, or with everything. */
  readonly startAt: 'head' | 'beginning';
  /** Store of the listener: effects and offsets are committed there in one transaction. */
  readonly store: EventStore<Trx>;
  readonly logger: Logger;
  /**
   * Processes a batch (each partition in order) inside a transaction and returns how many of its leading records are done.
   * Throws `PartitionInterrupted` to have one partition retried later, anything else to have the whole batch retried.
   */
  readonly handle: (batch: readonly BusRecord[], trx: Trx) => Promise<number>;
  /** Called between batches, with the offsets of the whole group locked. Returns after how many milliseconds at the latest it is to run again. */
  readonly runMaintenance: (trx: Trx, offsets: GroupControl) => Promise<number>;
  /** Whether maintenance has requests to carry out: asked before each batch, and true once for what was found. */
  readonly hasRequests: () => boolean;
  /** How often a subscription that has caught up looks for messages while nobody notifies it, in milliseconds; `idlePollMs` by default. */
  readonly pollEveryMs?: number | undefined;
}

/** How long a request of an operator waits at the most, and a message that nobody notified, in milliseconds. */
export const idlePollMs = 1_000;

export interface Subscription {
  /** Looks for messages and requests at once. */
  wake(): void;
  /** Ends after the batch in progress. */
  stop(): Promise<void>;
  /** For how long it has not been at the end of its topics, in milliseconds; 0 when it is. */
  lagMs(): number;
  /** What it cannot read on, for a person: see `GroupControl`. */
  outOfRange(): Promise<readonly string[]>;
}

export interface TailOptions {
  readonly topics: readonly string[];
  /** `head`: from now on; a Date: everything that was appended at that instant or later. */
  readonly from: 'head' | 'beginning' | Date;
  /** Called in order per partition, one call at a time. An error is logged and the tail goes on. */
  readonly onMessage: (message: ReceivedMessage) => void | Promise<void>;
}

/** Sees every message without committing anything: for what an instance holds in memory. */
export interface Tail {
  /** Whether it was at the end of its topics within the last `withinMs` milliseconds (1,000 by default). */
  isHealthy(withinMs?: number): boolean;
  stop(): Promise<void>;
}

export interface EventBus {
  /**
   * Resolves once the messages are stored. Messages of one key keep their order. After a rejection some may have been stored. Where
   * more than one request is needed, `confirm` is awaited before each; when it rejects, the rest is not sent.
   * @throws MissingTopics when the bus does not have all of their topics.
   */
  publish(messages: readonly BusMessage[], confirm?: () => Promise<void>): Promise<void>;
  subscribe<Trx = Knex.Transaction>(options: SubscriptionOptions<Trx>): Subscription;
  /** Resolves once everything that was on the log at the call has been handed over; waits while the bus is away. */
  tail(options: TailOptions): Promise<Tail>;
  close(): Promise<void>;
}

/** What `publish` rejects with when topics are not on the bus: what is for other topics can be published without them. */
export class MissingTopics extends Error {
  override readonly name = 'MissingTopics';
  readonly topics: readonly string[];

  constructor(topics: readonly string[], options: ErrorOptions = {}) {
    super(`there is no topic ${topics.join(', ')} on the bus: who owns the bus makes it`, options);
    this.topics = topics;
  }
}

/** Thrown by a subscription's `handle` when a dependency of this partition is away; the other partitions go on. */
export class PartitionInterrupted extends Error {
  override readonly name = 'PartitionInterrupted';
  readonly topic: string;
  readonly partition: number;

  constructor({ topic, partition }: { topic: string; partition: number }, cause: unknown) {
    super(`${topic}/${partition} is interrupted: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.topic = topic;
    this.partition = partition;
  }
}

/** A partitioned log with offsets that have no gaps but those of compaction, on which a bus is built. Calls reject while its store is away. */
export interface OrderedLog {
  append(messages: readonly BusMessage[]): Promise<void>;
  /** Up to `limitPerPartition` records of each partition from its offset on; records of one partition are in order. */
  read(offsets: readonly PartitionOffset[], limitPerPartition: number): Promise<BusRecord[]>;
  /** The offset after the last record, of every partition of these topics. */
  heads(topics: readonly string[]): Promise<PartitionOffset[]>;
  /** The first offset at or after an instant, of every partition of these topics. */
  offsetsAt(topics: readonly string[], from: Date): Promise<PartitionOffset[]>;
  /**
   * Calls `listener` soon after an append to one of `topics`, and whenever appends may not have been notified. Returns the way to stop.
   */
  onAppend(topics: readonly string[], listener: () => void): () => void;
  /** Before which instant every append was notified, in milliseconds as Date.now() has them: while that is long ago, poll. */
  notifiedUntil(): number;
  close(): Promise<void>;
}

import type { OutgoingEvent, BusMessage } from '../envelope/event.ts';

/** Takes the events of an aggregate in the transaction that stores it: the only way to publish. */
export interface Outbox {
  append(events: readonly OutgoingEvent[]): Promise<void>;
}

export interface OutboxOptions {
  /** `/paltu/pets` */
  readonly source: string;
  /** These events repeat what their aggregates are, because an operator asked for it. */
  readonly isRepublished?: boolean;
}

/** An outbox row that is being published. */
export interface OutboxRow {
  readonly position: number;
  readonly message: BusMessage;
}

/** The outbox as the relay has it that leads; one that has lost its lock marks nothing. */
export interface LeaderOutbox {
  /** The oldest rows that were not published, in order; none for the topics `without`. */
  unpublished(limit: number, without: readonly string[]): Promise<OutboxRow[]>;
  /** The oldest rows for one topic that were not published, in order. */
  unpublishedFor(limit: number, topic: string): Promise<OutboxRow[]>;
  /** Rejects when the lock was lost. */
  mark(positions: readonly number[]): Promise<void>;
  /** Deletes up to `limit` of the oldest rows that were published more than `days` days ago; returns how many. */
  prune(days: number, limit: number): Promise<number>;
}

/** Makes one of several relays lead. */
export interface RelayLock {
  isHeld(): boolean;
  /** The outbox, when it holds the lock now. */
  take(): Promise<LeaderOutbox | undefined>;
  /** Rejects when the lock was lost, also when this process was frozen and has not noticed it yet. */
  confirm(): Promise<void>;
  /** Runs `work` and goes on asking meanwhile, so that the lock outlives a bus that is slow. */
  withHeartbeat(work: () => Promise<void>): Promise<void>;
  /** Wakes the relay that leads, in another process. */
  notifyLeader(): Promise<void>;
  release(): Promise<void>;
}

/** What waits to be published: how many events, counted to 10,000, and the age of the oldest in seconds. */
interface OutboxBacklog {
  readonly events: number;
  readonly oldestSeconds: number;
}

/** The events that a service has published, in the order of their positions; positions of one aggregate follow the order of its changes. */
export interface OutboxRows<Trx> {
  /** The outbox of the transaction, for use cases. */
  appender(trx: Trx, options: OutboxOptions): Outbox;
  /** Calls `listener` after each append that this process commits. Returns the way to stop. */
  onAppended(listener: () => void): () => void;
  backlog(): Promise<OutboxBacklog>;
  /** The first position that is not published; undefined when all are. */
  firstUnpublished(trx: Trx): Promise<number | undefined>;
  /** Whether at least `most` events wait. */
  isFull(trx: Trx, most: number): Promise<boolean>;
  /** The highest position there is. */
  lastPosition(trx: Trx): Promise<number | null>;
  /** Of the relays of the service `name`, wherever they run, one holds it at a time. */
  relayLock(service: string, onLost: () => void): RelayLock;
}

/** A request of an operator to publish the state of a service again, and how far it came. */
export interface Republication {
  readonly id: string;
  /** The state that is being read, and the key of the last aggregate that was; null before the first. */
  readonly state: string | null;
  readonly after: string | null;
  /** Whether everything was read, and only waits for the relay. */
  readonly is_read: boolean;
  readonly events: number;
  /** The outbox row of the last event. */
  readonly last_position: number | null;
  readonly done_at: Date | null;
  readonly outcome: string | null;
}

/** Requests of operators, of which one at most is open. */
export interface RepublicationRows<Trx> {
  /** Whether an operator requested it and it is not done yet; asked without holding anything. */
  hasOpen(): Promise<boolean>;
  /** The open request, held until the transaction ends; undefined when there is none, or when another instance is at it. */
  take(trx: Trx): Promise<Republication | undefined>;
  update(trx: Trx, id: string, changes: Partial<Republication>): Promise<void>;
  end(trx: Trx, id: string, outcome: string): Promise<void>;
  /** Requests that the state of the service is published again; a request that is open already is joined. Returns its id. */
  request(): Promise<string>;
  read(id: string): Promise<Republication | undefined>;
}

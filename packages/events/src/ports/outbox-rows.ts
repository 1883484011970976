import type { Outbox, OutboxOptions } from './outbox.ts';
import type { RelayLock } from './relay-lock.ts';

/** What waits to be published: how many events, counted to 10,000, and the age of the oldest in seconds. */
export interface OutboxBacklog {
  readonly events: number;
  readonly oldestSeconds: number;
}

/** The events that a service has published, in the order of their positions; positions of one aggregate follow the order of its changes. */
export interface OutboxRows<Trx> {
  /** The outbox of the transaction, for use cases. */
  appender(trx: Trx, options: OutboxOptions): Outbox;
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

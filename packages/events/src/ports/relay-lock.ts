import type { BusMessage } from '../envelope/bus-message.ts';

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
  release(): Promise<void>;
}

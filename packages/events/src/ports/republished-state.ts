import type { Knex } from 'knex';
import type { OutgoingEvent } from '../envelope/outgoing-event.ts';

export interface RepublishedBatch {
  /** In order of each aggregate; every one carries the current state and version of its aggregate. */
  readonly events: readonly OutgoingEvent[];
  /** The key of the last aggregate that was read; undefined when there was none after `after`. */
  readonly last: string | undefined;
}

/** How the current state of the aggregates of a slice is read as events, when an operator has it published again. */
export interface RepublishedState<Trx = Knex.Transaction> {
  /** `listings`: names it while it is read, and in the log. */
  readonly name: string;
  /**
   * Reads the aggregates that follow `after` in the order of their keys, at most `limit` of them, and holds them until the transaction
   * ends: an event of theirs is published either before these, which then carry what came of it, or after them.
   */
  readonly readBatch: (trx: Trx, after: string | undefined, limit: number) => Promise<RepublishedBatch>;
}

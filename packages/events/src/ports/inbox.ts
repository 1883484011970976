import type { Knex } from 'knex';

/** Remembers which events a consumer has processed or parked. */
export interface Inbox<Trx = Knex.Transaction> {
  /** Of each event in turn, whether it is new to the consumer; from now on it is not. */
  claim(trx: Trx, consumer: string, eventIds: readonly string[]): Promise<boolean[]>;
  /** Forgets all events of the consumer, for a rebuild. */
  clear(trx: Trx, consumer: string): Promise<void>;
}

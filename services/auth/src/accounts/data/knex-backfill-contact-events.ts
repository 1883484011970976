import type { OutgoingEvent, Outbox } from '@paltu/events';
import { inBatches, runTransaction } from '@paltu/persistence';
import type { Knex } from 'knex';
import type { Account } from '../domain/account.ts';
import { toAccount } from './account-row.ts';

const batchSize = 250;

export interface BackfillContactEventsNeeds {
  readonly database: Knex;
  readonly outboxIn: (trx: Knex.Transaction) => Outbox;
  /** The event of one account. */
  readonly toEvent: (account: Account) => OutgoingEvent;
}

/**
 * Publishes how the members are reached whose accounts are older than the topic of that; returns how many. Several processes may do it at
 * once: each account is held while it is published, so that nothing newer is published before.
 */
export const backfillContactEvents = ({ database, outboxIn, toEvent }: BackfillContactEventsNeeds): Promise<number> => {
  const backfillBatch = async (trx: Knex.Transaction): Promise<number> => {
    const rows: object[] = await trx('accounts').whereRaw('not is_contact_told').limit(batchSize).forUpdate().skipLocked();
    if (rows.length === 0) return 0;
    const accounts = rows.map(toAccount);
    await outboxIn(trx).append(accounts.map(toEvent));
    await trx('accounts')
      .whereIn(
        'id',
        accounts.map(({ id }) => id),
      )
      .update({ is_contact_told: true });
    return accounts.length;
  };
  return inBatches(() => runTransaction(database, backfillBatch), batchSize);
};

import type { Clock } from '@paltu/kernel';
import { clockTimeAt, dayInPakistan } from '@paltu/reference';
import type { InLedgerTransaction } from './ports.ts';

export interface SealLedgersNeeds {
  readonly inTransaction: InLedgerTransaction;
  readonly clock: Clock;
}

const atOnce = 100;

/**
 * A job: publishes the last hash of each ledger for a day that is over, by which its rows can be proved later. Ledgers that another instance
 * has locked are left to it.
 */
export const sealLedgers =
  ({ inTransaction, clock }: SealLedgersNeeds) =>
  async (): Promise<void> => {
    for (let count = atOnce; count === atOnce;) {
      count = await inTransaction(async ({ seals, outbox }) => {
        const at = clock.now();
        const { start } = dayInPakistan(at);
        const ended = await seals.takeEnded(start, atOnce);
        for (const { storeId, rows, hash, bookedAt } of ended)
          await outbox.append([{ type: 'LedgerSealed', storeId, day: clockTimeAt(bookedAt).date, rows, hash, at }]);
        return ended.length;
      });
    }
  };

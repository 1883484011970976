import type { Clock } from '@paltu/kernel';
import { clockTimeAt, dayInPakistan } from '@paltu/reference';
import type { InLedgerTransaction } from './ports.ts';

export interface SealLedgersNeeds {
  readonly inTransaction: InLedgerTransaction;
  readonly clock: Clock;
}

const atOnce = 100;

/**
 * Publishes where each ledger ended with a day that is over: who kept that hash can prove later how the ledger stood. A ledger that another
 * instance holds is left to it.
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

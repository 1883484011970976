import type { Clock } from '@paltu/kernel';
import { clockTimeAt } from '@paltu/reference';
import { endVerification } from '../domain/mark-decisions.ts';
import { forEachUnlocked } from './for-each-unlocked.ts';
import type { InVetTransaction, VetQueries } from './ports.ts';

export interface EndVerificationsNeeds {
  readonly inTransaction: InVetTransaction;
  readonly queries: Pick<VetQueries, 'listExpired'>;
  readonly clock: Clock;
}

const atOnce = 200;

/** Takes the mark `verified` from whose registration has ended; several instances may do so at once. */
export const endVerifications =
  ({ inTransaction, queries, clock }: EndVerificationsNeeds) =>
  async (): Promise<void> => {
    const now = clock.now();
    const expired = await queries.listExpired(clockTimeAt(now).date, atOnce);
    await forEachUnlocked(inTransaction, expired, ({ keep }, vet) => keep(vet, endVerification(vet, now)));
  };

import type { Clock } from '@paltu/kernel';
import { clockTimeAt } from '@paltu/reference';
import { endVerification } from '../domain/mark-decisions.ts';
import { keepDecided } from './keep-decided.ts';
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
    for (const id of await queries.listExpired(clockTimeAt(now).date, atOnce))
      await inTransaction(async (scope) => {
        // Which another transaction holds comes again in the next run.
        const vet = await scope.vets.findUnlessHeld(id);
        if (vet !== undefined) await keepDecided(scope, vet, endVerification(vet, now));
      });
  };

import type { Vet, VetId } from '../domain/vet.ts';
import type { InVetTransaction, VetScope } from './ports.ts';

/** Does something to each of these vets, in a transaction of its own. Which another transaction holds is left out, and comes again in the next run. */
export const forEachUnlocked = async (
  inTransaction: InVetTransaction,
  ids: readonly VetId[],
  act: (scope: VetScope, vet: Vet) => Promise<unknown>,
): Promise<void> => {
  for (const id of ids)
    await inTransaction(async (scope) => {
      const vet = await scope.vets.findUnlessHeld(id);
      if (vet !== undefined) await act(scope, vet);
    });
};

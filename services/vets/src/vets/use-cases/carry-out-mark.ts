import type { Clock } from '@paltu/kernel';
import { carryOutMark as carryOut, type MarkOrder } from '../domain/mark-decisions.ts';
import type { VetId } from '../domain/vet.ts';
import { keepDecided } from './keep-decided.ts';
import type { VetScope } from './ports.ts';

/** In one transaction with the cursor of what was heard. */
export type CarryOutMark = (vetId: VetId, order: MarkOrder) => Promise<void>;

/** Carries out what moderation decided about a vet. */
export const carryOutMark =
  (scope: VetScope, clock: Clock): CarryOutMark =>
  async (vetId, order) => {
    const vet = await scope.vets.find(vetId);
    if (vet !== undefined) await keepDecided(scope, vet, carryOut(vet, order, clock.now()));
  };

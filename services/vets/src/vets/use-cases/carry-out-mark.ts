import type { Clock } from '@paltu/kernel';
import { carryOutMark as carryOut, type MarkOrder } from '../domain/mark-decisions.ts';
import type { VetId } from '../domain/vet.ts';
import type { VetScope } from './ports.ts';

/** In one transaction with the committed offset. */
export interface CarryOutMarkNeeds {
  readonly scope: VetScope;
  readonly clock: Clock;
}

export interface OrderedMark extends MarkOrder {
  readonly vetId: VetId;
}

export type CarryOutMark = (ordered: OrderedMark) => Promise<void>;

/** Carries out what moderation decided about a vet. */
export const carryOutMark =
  ({ scope: { vets, keep }, clock }: CarryOutMarkNeeds): CarryOutMark =>
  async ({ vetId, ...order }) => {
    const vet = await vets.find(vetId);
    if (vet !== undefined) await keep(vet, carryOut(vet, order, clock.now()));
  };

import type { PetId } from '@paltu/projections';
import type { Decision } from '../domain/decision.ts';
import { applyReport, type PetReport } from '../domain/pet-reports.ts';
import type { Review } from '../domain/review.ts';
import type { ReviewScope } from './ports.ts';

export interface PetEvent {
  readonly report: PetReport;
  /** The decision that pets carried out with this event. */
  readonly appliedDecisionId: string | undefined;
}

export type ApplyPetEvents = (events: readonly PetEvent[]) => Promise<void>;

/** Keeps the contents of events of pets, in their order, and what became of the decisions on the listings. */
export const applyPetEvents =
  ({ scope: { reviews, decisions } }: { readonly scope: ReviewScope }): ApplyPetEvents =>
  async (events) => {
    const petIds = [...new Set(events.map(({ report }) => report.petId))];
    const known = new Map(await reviews.findMany(petIds));
    const open = Map.groupBy(await decisions.listOpen(petIds), ({ petId }) => petId);
    const changed = new Map<PetId, Review>();
    const settled: Record<'applied' | 'superseded', Decision[]> = { applied: [], superseded: [] };
    for (const { report, appliedDecisionId } of events) {
      const { petId } = report;
      const waiting = open.get(petId) ?? [];
      const outcome = applyReport(known.get(petId), report, waiting, appliedDecisionId);
      if (outcome === undefined) continue;
      const answered = [...outcome.applied, ...outcome.superseded];
      open.set(
        petId,
        waiting.filter((decision) => !answered.includes(decision)),
      );
      known.set(petId, outcome.review);
      changed.set(petId, outcome.review);
      settled.applied.push(...outcome.applied);
      settled.superseded.push(...outcome.superseded);
    }
    await decisions.settle(settled.applied, 'applied');
    await decisions.settle(settled.superseded, 'superseded');
    await reviews.upsert([...changed.values()]);
  };

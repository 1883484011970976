import { applyReport, type PetReport } from '../domain/pet-reports.ts';
import type { InReviewTransaction } from './ports.ts';

export interface PetEvent {
  readonly report: PetReport;
  /** The decision that pets carried out with this event. */
  readonly appliedDecisionId: string | undefined;
}

export type ApplyPetEvent = (event: PetEvent) => Promise<void>;

/** Keeps what an event of pets says about a listing, and what became of the decisions on it. */
export const applyPetEvent =
  ({ inTransaction }: { readonly inTransaction: InReviewTransaction }): ApplyPetEvent =>
  ({ report, appliedDecisionId }) =>
    inTransaction(async ({ reviews, decisions }) => {
      const known = await reviews.find(report.petId);
      const outcome = applyReport(known, report, await decisions.listOpen(report.petId), appliedDecisionId);
      if (outcome === undefined) return;
      await decisions.settle(outcome.applied, 'applied');
      await decisions.settle(outcome.superseded, 'superseded');
      await reviews.upsert(outcome.review);
    });

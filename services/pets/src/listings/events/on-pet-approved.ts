import type { ListingId } from '@paltu/kernel';
import { petApproved } from '@paltu/contracts';
import { on, type EventRule } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import type { Approval } from '../domain/review-decisions.ts';
import type { ApplyDecision } from '../use-cases/apply-decision.ts';

/** An admin approved what they saw: it is published, if it still is that. */
export const onPetApproved = (approveIn: (trx: Transaction) => ApplyDecision<Approval>): EventRule =>
  on(petApproved, async ({ data: { petId, decisionId, contentVersion } }, trx) => {
    await approveIn(trx)({ listingId: petId as ListingId, decision: { decisionId, contentVersion } });
  });

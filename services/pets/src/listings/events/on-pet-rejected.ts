import type { ListingId } from '@paltu/kernel';
import { petRejected } from '@paltu/contracts';
import { on, type EventRule } from '@paltu/events';
import type { Transaction } from '@paltu/persistence';
import type { Rejection } from '../domain/review-decisions.ts';
import type { ApplyDecision } from '../use-cases/apply-decision.ts';

/** An admin refused what they saw: it goes out of sight, if it still is that. */
export const onPetRejected = (rejectIn: (trx: Transaction) => ApplyDecision<Rejection>): EventRule =>
  on(petRejected, async ({ data: { petId, decisionId, contentVersion, reason } }, trx) => {
    await rejectIn(trx)({ listingId: petId as ListingId, decision: { decisionId, contentVersion, reason } });
  });

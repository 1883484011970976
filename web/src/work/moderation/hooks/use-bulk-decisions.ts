import { useState } from 'react';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { ReviewedPet } from '#shared/api/types.ts';
import { outcomeOf } from '../model/bulk-outcome.ts';
import type { BulkOutcome, BulkResult } from '../model/bulk-outcome.ts';
import { decisionOn } from '../model/selection.ts';

const { usePatchAdminPetsBulkApproveMutation, usePatchAdminPetsBulkRejectMutation } = moderationEndpoints;

type Pets = readonly ReviewedPet[];
export type ReviewOutcome = BulkOutcome<ReviewedPet>;

/**
 * Approve and reject several listings, each as it was picked. What became of each stays on the screen until it is put aside or the
 * next decision begins.
 */
export function useBulkDecisions(onDecided: (asked: Pets, outcome: ReviewOutcome) => void) {
  const [approve, approving] = usePatchAdminPetsBulkApproveMutation();
  const [reject, rejecting] = usePatchAdminPetsBulkRejectMutation();
  const [outcome, setOutcome] = useState<ReviewOutcome>();
  const conclude = async (
    action: ReviewOutcome['action'],
    asked: Pets,
    answer: Promise<{ data?: { results: BulkResult[] } }>,
  ): Promise<boolean> => {
    setOutcome(undefined);
    const { data } = await answer;
    // A call that failed as a whole is reported by a toast; all stay picked.
    if (!data) return false;
    const found = outcomeOf(action, asked, data.results);
    setOutcome(found);
    onDecided(asked, found);
    return true;
  };
  return {
    outcome,
    putAside: () => setOutcome(undefined),
    isApproving: approving.isLoading,
    isRejecting: rejecting.isLoading,
    approve: (pets: Pets) => void conclude('approved', pets, approve({ body: decisionOn(pets) })),
    /** Answers whether it was done, at least to some. */
    reject: (pets: Pets, rejectionReason: string) => conclude('rejected', pets, reject({ body: { ...decisionOn(pets), rejectionReason } })),
  };
}

export type BulkDecisions = ReturnType<typeof useBulkDecisions>;

import { useEffect, useEffectEvent } from 'react';
import type { ReviewedPet } from '#shared/api/types.ts';
import { useApproveListingMutation, useRejectListingMutation } from '../api/reviews-api.ts';
import { neighbour } from '../model/review-place.ts';

/** Approve and reject the version that is on the screen; where that leads is said in `moderation-outcomes`. */
export function useDecisions(pets: readonly ReviewedPet[], onDecided: (id: string) => void) {
  const [approve, approving] = useApproveListingMutation();
  const [reject, rejecting] = useRejectListingMutation();
  const approved = useEffectEvent(() => approving.originalArgs && onDecided(approving.originalArgs.id));
  const rejected = useEffectEvent(() => rejecting.originalArgs && onDecided(rejecting.originalArgs.id));
  useEffect(() => {
    if (approving.isSuccess) approved();
  }, [approving.isSuccess]);
  useEffect(() => {
    if (rejecting.isSuccess) rejected();
  }, [rejecting.isSuccess]);

  const deciding = ({ id, contentVersion, name }: ReviewedPet) => {
    const next = [neighbour(pets, id, 1), neighbour(pets, id, -1)].find((pet) => pet !== undefined && pet.id !== id);
    return { id, contentVersion, name, nextId: next?.id };
  };
  return {
    isBusy: approving.isLoading || rejecting.isLoading,
    isApproving: approving.isLoading,
    isRejecting: rejecting.isLoading,
    approve: (pet: ReviewedPet) => void approve(deciding(pet)),
    reject: (pet: ReviewedPet, rejectionReason: string) => void reject({ ...deciding(pet), rejectionReason }),
  };
}

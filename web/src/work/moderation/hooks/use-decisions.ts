import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { ReviewedPet } from '#shared/api/types.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { neighbour } from '../model/review-place.ts';

const { usePatchAdminPetsByIdApproveMutation, usePatchAdminPetsByIdRejectMutation, util } = moderationEndpoints;

/** Approve and reject the version that is on the screen; where that leads is in `moderation-outcomes`. */
export function useDecisions(pets: readonly ReviewedPet[], onDecided: (pet: ReviewedPet) => void) {
  const [approve, approving] = usePatchAdminPetsByIdApproveMutation();
  const [reject, rejecting] = usePatchAdminPetsByIdRejectMutation();
  const dispatch = useAppDispatch();
  const deciding = ({ id, contentVersion, name }: ReviewedPet) => {
    const next = [neighbour(pets, id, 1), neighbour(pets, id, -1)].find((pet) => pet !== undefined && pet.id !== id);
    return { id, contentVersion, seen: { name, nextId: next?.id } };
  };
  const conclude = async (pet: ReviewedPet, answer: Promise<{ error?: unknown }>): Promise<boolean> => {
    const isDone = (await answer).error === undefined;
    if (isDone) onDecided(pet);
    // A refusal reveals that the queue on the screen is out of date.
    else dispatch(util.invalidateTags([{ type: 'Pet', id: pet.id }]));
    return isDone;
  };
  return {
    isBusy: approving.isLoading || rejecting.isLoading,
    isApproving: approving.isLoading,
    approve: (pet: ReviewedPet) => void conclude(pet, approve(deciding(pet))),
    /** Answers whether it was done. */
    reject: (pet: ReviewedPet, rejectionReason: string) => conclude(pet, reject({ ...deciding(pet), body: { rejectionReason } })),
  };
}

import { useRef } from 'react';
import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { ReviewedPet } from '#shared/api/types.ts';
import { useAppDispatch } from '#shared/store/store.ts';
import { neighbour } from '../model/review-place.ts';

const { usePatchAdminPetsByIdApproveMutation, usePatchAdminPetsByIdRejectMutation, util } = moderationEndpoints;

/** A listing that its owner has changed since may come again. */
const versionOf = ({ id, contentVersion }: ReviewedPet) => `${id} ${contentVersion}`;

/** Approve and reject the version that is on the screen; where that leads is in `moderation-outcomes`. */
export function useDecisions(pets: readonly ReviewedPet[], onDecided: (id: string) => void) {
  const [approve, approving] = usePatchAdminPetsByIdApproveMutation();
  const [reject, rejecting] = usePatchAdminPetsByIdRejectMutation();
  const dispatch = useAppDispatch();
  // The queue on the screen may still show what was decided a moment ago: no way leads back there.
  const decided = useRef(new Set<string>());
  const deciding = ({ id, contentVersion, name }: ReviewedPet) => {
    const isOld = (pet: ReviewedPet) => pet.id !== id && pet.approvalStatus === 'pending' && decided.current.has(versionOf(pet));
    const undecided = pets.filter((pet) => !isOld(pet));
    const next = [neighbour(undecided, id, 1), neighbour(undecided, id, -1)].find((pet) => pet !== undefined && pet.id !== id);
    return { id, contentVersion, seen: { name, nextId: next?.id } };
  };
  const conclude = async (pet: ReviewedPet, answer: Promise<{ error?: unknown }>): Promise<boolean> => {
    const { id } = pet;
    const isDone = (await answer).error === undefined;
    if (isDone) {
      decided.current.add(versionOf(pet));
      onDecided(id);
    }
    // A refusal reveals that the queue on the screen is out of date.
    else dispatch(util.invalidateTags([{ type: 'Pet', id }]));
    return isDone;
  };
  return {
    isBusy: approving.isLoading || rejecting.isLoading,
    isApproving: approving.isLoading,
    isRejecting: rejecting.isLoading,
    approve: (pet: ReviewedPet) => void conclude(pet, approve(deciding(pet))),
    /** Answers whether it was done. */
    reject: (pet: ReviewedPet, rejectionReason: string) => conclude(pet, reject({ ...deciding(pet), body: { rejectionReason } })),
  };
}

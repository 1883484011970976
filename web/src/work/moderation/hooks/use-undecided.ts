import { useState } from 'react';
import type { ReviewedPet } from '#shared/api/types.ts';

/** A listing that its owner has changed since may come again. */
const versionOf = ({ id, contentVersion }: ReviewedPet) => `${id} ${contentVersion}`;

/** The listings of a queue without those that were decided a moment ago: the page from the server may still hold them. */
export function useUndecided(pets: readonly ReviewedPet[] | undefined) {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  return {
    undecided: pets?.filter((pet) => pet.approvalStatus !== 'pending' || !decided.has(versionOf(pet))),
    leaveOut: (pet: ReviewedPet) => setDecided((before) => new Set([...before, versionOf(pet)])),
  };
}

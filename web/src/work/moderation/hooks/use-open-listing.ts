import { useState } from 'react';
import type { ReviewedPet } from '#shared/api/types.ts';
import { isSamePlace, openListing, type Held } from '../model/open-listing.ts';
import type { ReviewPlace } from '../model/review-place.ts';

interface OnDesk extends Held<ReviewedPet> {
  /** It may leave with the queue that still shows it. */
  readonly isDecided: boolean;
}

/** The listing that is open, and a way to let go of one that is decided. It stays while the queue changes by itself under the admin's hands. */
export function useOpenListing(pets: readonly ReviewedPet[], { id, ...place }: ReviewPlace, isOpening: boolean) {
  const [held, hold] = useState<OnDesk>();
  const open = openListing(pets, { ...place, id }, held?.isDecided ? undefined : held, isOpening);
  const isSame = held !== undefined && isSamePlace(held, place);
  if (open !== undefined && !(isSame && held.pet === open)) {
    hold({ ...place, pet: open, isDecided: isSame && held.isDecided && held.pet.id === open.id });
  }
  return { open, unpin: (decided: string) => hold((kept) => (kept?.pet.id === decided ? { ...kept, isDecided: true } : kept)) };
}

import { useState } from 'react';
import type { ReviewedPet } from '#shared/api/types.ts';
import type { ReviewPlace } from '../model/review-place.ts';
import { seenAgain, toggled, toggledPage } from '../model/selection.ts';
import type { Selection } from '../model/selection.ts';

interface Picked {
  readonly tab: ReviewPlace['tab'];
  readonly pets: Selection<ReviewedPet>;
}

/**
 * The listings that are picked, on whichever pages of a tab; another tab begins with none. One that the admin opens is from then on
 * picked as it is on the screen.
 */
export function useSelection({ tab, id }: ReviewPlace, open: ReviewedPet | undefined) {
  const [held, hold] = useState<Picked>({ tab, pets: [] });
  const own = held.tab === tab ? held.pets : [];
  const picked = open !== undefined && open.id === id ? seenAgain(own, open) : own;
  if (picked !== held.pets) hold({ tab, pets: picked });
  const change = (next: (pets: Selection<ReviewedPet>) => Selection<ReviewedPet>) => hold((now) => ({ ...now, pets: next(now.pets) }));
  return {
    picked,
    toggle: (pet: ReviewedPet) => change((pets) => toggled(pets, pet)),
    togglePage: (page: readonly ReviewedPet[]) => change((pets) => toggledPage(pets, page)),
    /** Lets go of all that were asked for but these. */
    keepOnly: (asked: Selection<ReviewedPet>, kept: readonly string[]) =>
      change((pets) => pets.filter((pet) => kept.includes(pet.id) || !asked.some(({ id: one }) => one === pet.id))),
  };
}

export type PickedListings = ReturnType<typeof useSelection>;

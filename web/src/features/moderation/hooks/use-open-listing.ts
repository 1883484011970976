import { useEffect, useState } from 'react';
import type { ReviewedPet } from '#shared/api/types.ts';
import { openListing, type Held } from '../model/open-listing.ts';
import type { ReviewPlace } from '../model/review-place.ts';

/** The listing that is open, and a way to let go of one that is decided. It stays while the queue changes by itself under the admin's hands. */
export function useOpenListing(pets: readonly ReviewedPet[], place: ReviewPlace) {
  const [held, hold] = useState<Held<ReviewedPet>>();
  const open = openListing(pets, place, held);
  useEffect(() => {
    if (open !== undefined) hold({ tab: place.tab, page: place.page, pet: open });
  }, [open, place.tab, place.page]);
  return { open, unpin: (id: string) => hold((kept) => (kept?.pet.id === id ? undefined : kept)) };
}

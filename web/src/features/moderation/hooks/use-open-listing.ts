import { useEffect, useState } from 'react';
import type { ReviewedPet } from '#shared/api/types.ts';
import { openListing, type Held } from '../model/open-listing.ts';
import type { ReviewPlace } from '../model/review-place.ts';

/** The listing on the desk, and a way to put it down. It stays while the queue changes by itself under the admin's hands. */
export function useOpenListing(pets: readonly ReviewedPet[], place: ReviewPlace) {
  const [held, hold] = useState<Held<ReviewedPet>>();
  const open = openListing(pets, place, held);
  useEffect(() => {
    if (open !== undefined) hold({ tab: place.tab, page: place.page, pet: open });
  }, [open, place.tab, place.page]);
  return { open, putDown: () => hold(undefined) };
}

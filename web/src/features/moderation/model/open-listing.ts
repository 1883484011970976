import type { ReviewPlace } from './review-place.ts';

/** The listing that was on the desk last, and where in the queue that was. */
export interface Held<Pet> {
  readonly tab: ReviewPlace['tab'];
  readonly page: number;
  readonly pet: Pet;
}

/**
 * The one the address names; else the one that is on the desk already, also when it has just left the queue, so that no other
 * listing slips under a decision; else the first.
 */
export function openListing<Pet extends { id: string }>(
  pets: readonly Pet[],
  place: ReviewPlace,
  held: Held<Pet> | undefined,
): Pet | undefined {
  const onDesk = held !== undefined && held.tab === place.tab && held.page === place.page ? held.pet : undefined;
  const wanted = place.id ?? onDesk?.id;
  const listed = pets.find(({ id }) => id === wanted);
  return listed ?? (onDesk?.id === wanted ? onDesk : undefined) ?? pets[0];
}

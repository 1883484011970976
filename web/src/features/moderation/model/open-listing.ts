import type { ReviewPlace } from './review-place.ts';

type Place = Omit<ReviewPlace, 'id'>;

/** The listing that was on the desk last, and where in the queue that was. */
export interface Held<Pet> extends Place {
  readonly pet: Pet;
}

export function isSamePlace(held: Place, { tab, page, order }: Place): boolean {
  return held.tab === tab && held.page === page && held.order === order;
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
  const onDesk = held !== undefined && isSamePlace(held, place) ? held.pet : undefined;
  const wanted = place.id ?? onDesk?.id;
  const listed = pets.find(({ id }) => id === wanted);
  return listed ?? (onDesk?.id === wanted ? onDesk : undefined) ?? pets[0];
}

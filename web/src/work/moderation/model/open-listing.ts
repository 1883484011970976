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
 * listing slips under a decision; else the first, unless the named one is on its way (`isOpening`).
 */
export function openListing<Pet extends { id: string }>(
  pets: readonly Pet[],
  place: ReviewPlace,
  held: Held<Pet> | undefined,
  isOpening = false,
): Pet | undefined {
  const onDesk = held !== undefined && isSamePlace(held, place) ? [held.pet] : [];
  const wanted = place.id ?? onDesk[0]?.id;
  const found = [...pets, ...onDesk].find(({ id }) => id === wanted);
  return found ?? (isOpening ? undefined : pets[0]);
}

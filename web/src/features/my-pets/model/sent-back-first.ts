import type { Pet } from '#shared/api/types.ts';

/** Listings that wait for their owner come before those that wait for nobody; each part in the order it had. */
export function sentBackFirst(pets: readonly Pet[]): Pet[] {
  return pets.toSorted((a, b) => Number(b.approvalStatus === 'rejected') - Number(a.approvalStatus === 'rejected'));
}

import type { Clock } from '@paltu/kernel';
import type { KnownPet } from '@paltu/projections';
import { followListing as follow, type ListingEnd } from '../domain/product-decisions.ts';
import type { RequestScope } from './ports.ts';

export interface FollowNeeds {
  readonly scope: RequestScope;
  readonly clock: Clock;
}

/** A listing that ended by an event of pets. */
export interface EndedListing {
  readonly pet: KnownPet;
  readonly end: ListingEnd;
}

/** Ends the open requests for a pet that was deleted, adopted or refused. */
export type FollowListing = (listing: EndedListing) => Promise<void>;

/**
 * The listing is kept before the pet is locked, in one transaction: a member who asks for the pet either is there already and is ended, or
 * comes later and sees what became of it. What is no longer so is passed over, for a newer event follows.
 */
export const followListing =
  ({ scope: { pets, adoptions, keep }, clock }: FollowNeeds): FollowListing =>
  async ({ pet, end }) => {
    if (!(await pets.keep(pet))) return;
    const adoption = await adoptions.get(pet.id);
    await keep(adoption, follow(adoption, end, clock.now()));
  };

import type { Clock } from '@paltu/kernel';
import type { FollowMember } from '@paltu/projections';
import { remove } from '../domain/owner-decisions.ts';
import { followOwner } from '../domain/owner-presence.ts';
import type { ListingScope } from './ports.ts';

export interface FollowMemberNeeds {
  readonly scope: ListingScope;
  readonly clock: Clock;
}

/** Hides the listings of a member who leaves, shows those of one who is back, and takes away those of one whose account is erased. */
export const followMember =
  ({ scope: { listings, keep }, clock }: FollowMemberNeeds): FollowMember =>
  async ({ memberId, isAway, isErased }) => {
    const at = clock.now();
    for (const listing of await listings.listOfOwner(memberId))
      await keep(listing, isErased ? remove(listing, at) : followOwner(listing, isAway, at));
  };

import type { Clock } from '@paltu/kernel';
import type { FollowMember } from '@paltu/projections';
import { followOwner, forgetStore } from '../domain/owner-decisions.ts';
import type { StoreScope } from './ports.ts';

export interface FollowMemberNeeds {
  readonly scope: StoreScope;
  readonly clock: Clock;
}

/** Hides the store of a member who leaves, shows that of one who is back, and forgets that of one whose account is erased. */
export const followMember =
  ({ scope: { stores, keep }, clock }: FollowMemberNeeds): FollowMember =>
  async ({ memberId, isAway, isErased }) => {
    const store = await stores.findOfOwner(memberId);
    if (store === undefined) return;
    const at = clock.now();
    await keep(store, isErased ? forgetStore(store, at) : followOwner(store, isAway, at));
  };

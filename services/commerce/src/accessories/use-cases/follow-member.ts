import type { Clock } from '@paltu/kernel';
import type { FollowMember } from '@paltu/projections';
import { forgetAccessory } from '../domain/owner-decisions.ts';
import type { AccessoryScope } from './ports.ts';

export interface FollowMemberNeeds {
  readonly scope: AccessoryScope;
  readonly clock: Clock;
}

/** Removes the products of a member whose account is erased. When a member only leaves, their store is hidden, and its products with it. */
export const followMember =
  ({ scope: { accessories, keep }, clock }: FollowMemberNeeds): FollowMember =>
  async ({ memberId, isErased }) => {
    if (!isErased) return;
    const at = clock.now();
    for (const accessory of await accessories.listOfOwner(memberId)) await keep(accessory, forgetAccessory(accessory, at));
  };

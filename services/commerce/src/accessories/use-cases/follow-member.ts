import type { Clock } from '@paltu/kernel';
import type { FollowMember } from '@paltu/projections';
import { forgetAccessory } from '../domain/owner-decisions.ts';
import type { AccessoryScope } from './ports.ts';

export interface FollowMemberNeeds {
  readonly scope: AccessoryScope;
  readonly clock: Clock;
}

/** Takes away what a member offered whose account is erased; of one who only leaves, the store is hidden with all that it offers. */
export const followMember =
  ({ scope: { accessories, keep }, clock }: FollowMemberNeeds): FollowMember =>
  async ({ memberId, isErased }) => {
    if (!isErased) return;
    const at = clock.now();
    for (const accessory of await accessories.listOfOwner(memberId)) await keep(accessory, forgetAccessory(accessory, at));
  };

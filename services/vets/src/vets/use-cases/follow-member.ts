import type { Clock } from '@paltu/kernel';
import type { FollowMember } from '@paltu/projections';
import { followOwner, forgetProfile } from '../domain/profile-decisions.ts';
import type { VetScope } from './ports.ts';

export interface FollowMemberNeeds {
  readonly scope: VetScope;
  readonly clock: Clock;
}

/** Hides the profile of a member who leaves, shows that of one who is back, and forgets that of one whose account is erased. */
export const followMember =
  ({ scope, clock }: FollowMemberNeeds): FollowMember =>
  async ({ memberId, isAway, isErased }) => {
    const vet = await scope.vets.findOfOwner(memberId);
    if (vet === undefined) return;
    const at = clock.now();
    if (isErased) await scope.slots.deleteFree(vet.id);
    await scope.keep(vet, isErased ? forgetProfile(vet, at) : followOwner(vet, isAway, at));
  };

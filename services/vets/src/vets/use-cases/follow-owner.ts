import type { Clock } from '@paltu/kernel';
import type { AccountReport } from '@paltu/projections';
import { followOwner as follow, forgetProfile } from '../domain/profile-decisions.ts';
import type { VetScope } from './ports.ts';

/** In one transaction with the cursor of what was heard. */
export interface FollowOwnerNeeds {
  readonly scope: VetScope;
  readonly clock: Clock;
}

export type FollowOwner = (report: AccountReport) => Promise<void>;

/** Hides the profile of who has left, shows that of who is back, forgets that of who is gone. */
export const followOwner =
  ({ scope, clock }: FollowOwnerNeeds): FollowOwner =>
  async ({ memberId, isAway, isErased }) => {
    const vet = await scope.vets.findOfOwner(memberId);
    if (vet === undefined) return;
    const at = clock.now();
    if (isErased) await scope.slots.deleteFree(vet.id);
    await scope.keep(vet, isErased ? forgetProfile(vet, at) : follow(vet, isAway, at));
  };

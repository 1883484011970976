import type { FollowMember } from '@paltu/projections';
import type { Leavings } from './ports.ts';

export interface FollowMemberNeeds {
  readonly leavings: Pick<Leavings, 'add'>;
}

/** Notes who leaves: a job then goes through their orders, one after the other. */
export const followMember =
  ({ leavings }: FollowMemberNeeds): FollowMember =>
  async ({ memberId, isAway, isErased }) => {
    if (isAway) await leavings.add({ memberId, isErased });
  };

import { userErased, userState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { FollowMember } from '../use-cases/ports.ts';

/** Every event of auth carries the whole account: who is deactivated or erased, is away. */
export const onMemberChanged = <Trx>(followIn: (trx: Trx) => FollowMember): EventRule<Trx> =>
  onState(userState, async ({ id, deactivated }, { sequence: version, type }, trx: Trx) => {
    const isErased = type === userErased.type;
    await followIn(trx)({ memberId: id as MemberId, version, isAway: deactivated || isErased, isErased });
  });

import { userErased, userState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { FollowMember } from '../use-cases/ports.ts';

/** Every event of auth carries the whole account: who is deactivated or erased, is away. */
export const onMemberChanged = (followIn: (trx: Transaction) => FollowMember): EventRule =>
  onState(userState, async ({ id, deactivated }, { sequence: version, type }, trx) => {
    const isErased = type === userErased.type;
    await followIn(trx)({ memberId: id as MemberId, version, isAway: deactivated || isErased, isErased });
  });

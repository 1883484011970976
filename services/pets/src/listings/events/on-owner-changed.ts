import { userErased, userState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { FollowOwner } from '../use-cases/follow-owner.ts';

/** Every event of auth carries the whole account: who is deactivated, is away. */
export const onOwnerChanged = (followIn: (trx: Transaction) => FollowOwner): EventRule =>
  onState(userState, async ({ id, deactivated: isAway }, { sequence: version, type }, trx) =>
    followIn(trx)({ ownerId: id as MemberId, version, isAway, isErased: type === userErased.type }),
  );

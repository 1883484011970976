import { timestampDate } from '@bufbuild/protobuf/wkt';
import { userErased, userState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { FollowMemberOf } from '../use-cases/follow-member-of.ts';

/** Every event of auth carries the whole account: who is deactivated or erased, is away. */
export const onMemberChanged = (followIn: (trx: Transaction) => FollowMemberOf): EventRule =>
  onState(userState, async ({ id, deactivated, createdAt }, { sequence: version, type }, trx) => {
    const isErased = type === userErased.type;
    const memberSince = createdAt === undefined ? null : timestampDate(createdAt);
    await followIn(trx)({ id: id as MemberId, version, isAway: deactivated || isErased, isErased, memberSince });
  });

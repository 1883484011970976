import { timestampDate } from '@bufbuild/protobuf/wkt';
import { userErased, userState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { AccountReport } from './member-presence.ts';

/** Every event of auth carries the whole account: who is deactivated or erased, is away. */
export const onAccountChanged = <Trx = Transaction>(followIn: (trx: Trx) => (report: AccountReport) => Promise<void>): EventRule<Trx> =>
  onState(userState, async ({ id, deactivated, createdAt }, { sequence: version, type }, trx: Trx) => {
    const isErased = type === userErased.type;
    const memberSince = createdAt === undefined ? null : timestampDate(createdAt);
    await followIn(trx)({ memberId: id as MemberId, version, isAway: deactivated || isErased, isErased, memberSince });
  });

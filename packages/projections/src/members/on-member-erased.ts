import { userErased, userState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';

/** Of all that auth says of an account, only that it is no more: `forgetIn` takes away what was the member's, in the event's transaction. */
export const onMemberErased = (forgetIn: (trx: Transaction) => (memberId: MemberId) => Promise<void>): EventRule =>
  onState(userState, async ({ id }, { type }, trx) => {
    if (type === userErased.type) await forgetIn(trx)(id as MemberId);
  });

import { userErased, userState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { ForgetLikes } from '../use-cases/forget-likes.ts';

/** Of all that auth says of an account, only that it is no more concerns likes. */
export const onMemberErased = (forgetIn: (trx: Transaction) => ForgetLikes): EventRule =>
  onState(userState, async ({ id }, { type }, trx) => {
    if (type === userErased.type) await forgetIn(trx)(id as MemberId);
  });

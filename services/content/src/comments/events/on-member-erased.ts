import { userErased, userState } from '@paltu/contracts';
import { onState, type EventRule } from '@paltu/events';
import type { MemberId } from '@paltu/kernel';
import type { Transaction } from '@paltu/persistence';
import type { ForgetComments } from '../use-cases/forget-comments.ts';

/** Of all that auth says of an account, only that it is no more concerns comments. */
export const onMemberErased = (forgetIn: (trx: Transaction) => ForgetComments): EventRule =>
  onState(userState, async ({ id }, { type }, trx) => {
    if (type === userErased.type) await forgetIn(trx)(id as MemberId);
  });

import type { Clock, MemberId } from '@paltu/kernel';
import { setLiked } from '../domain/interest-changes.ts';
import type { InInterestTransaction } from './ports.ts';

export interface ForgetLikesNeeds {
  readonly inTransaction: InInterestTransaction;
  readonly clock: Clock;
}

/** Takes back all that a member likes who is no more. */
export type ForgetLikes = (memberId: MemberId) => Promise<void>;

export const forgetLikes =
  ({ inTransaction, clock }: ForgetLikesNeeds): ForgetLikes =>
  (memberId) =>
    inTransaction(async ({ interests, likes, outbox }) => {
      const at = clock.now();
      for (const before of await interests.listLikedBy(memberId)) {
        const { state, events } = setLiked(before, { memberId, isLiked: true, liked: false }, at);
        await interests.save(state);
        await likes.delete(memberId, state);
        await outbox.append(events);
      }
    });

import type { Clock, MemberId } from '@paltu/kernel';
import { setLiked } from '../domain/interest-changes.ts';
import type { Thing } from '../domain/interest.ts';
import type { InInterestTransaction } from './ports.ts';

export interface SetLikeNeeds {
  readonly inTransaction: InInterestTransaction;
  readonly clock: Clock;
}

export interface SetLikeRequest {
  readonly thing: Thing;
  readonly memberId: MemberId;
  /** The other way round than it is when absent. */
  readonly liked?: boolean | undefined;
}

export interface LikeOutcome {
  readonly liked: boolean;
  /** Members who like it now. */
  readonly likes: number;
}

export type SetLike = (request: SetLikeRequest) => Promise<LikeOutcome>;

/** A member likes an article or a comment, or no longer. */
export const setLike =
  ({ inTransaction, clock }: SetLikeNeeds): SetLike =>
  ({ thing, memberId, liked: wanted }) =>
    inTransaction(async ({ interests, likes, outbox }) => {
      const before = await interests.get(thing);
      const isLiked = await likes.has(memberId, thing);
      const liked = wanted ?? !isLiked;
      const at = clock.now();
      const { state, events } = setLiked(before, { memberId, isLiked, liked }, at);
      if (events.length === 0) return { liked, likes: before.likes };
      await interests.save(state);
      await (liked ? likes.add(memberId, thing, at) : likes.delete(memberId, thing));
      await outbox.append(events);
      return { liked, likes: state.likes };
    });

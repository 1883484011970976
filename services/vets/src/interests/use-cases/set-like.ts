import type { Clock, Viewer } from '@paltu/kernel';
import { setLiked } from '../domain/interest-changes.ts';
import type { VetId } from '../domain/interest.ts';
import type { FindOwner, InInterestTransaction } from './ports.ts';

export interface SetLikeNeeds {
  readonly inTransaction: InInterestTransaction;
  readonly findOwner: FindOwner;
  readonly clock: Clock;
}

export interface SetLikeRequest {
  readonly vetId: VetId;
  readonly member: Viewer;
  /** The other way round than it is when absent. */
  readonly liked?: boolean | undefined;
}

export interface LikeOutcome {
  readonly liked: boolean;
  /** Members who like the vet now. */
  readonly likes: number;
}

/** @throws AppError `vet.not-found` */
export type SetLike = (request: SetLikeRequest) => Promise<LikeOutcome>;

/** A member likes a vet whom they may see, or no longer. */
export const setLike =
  ({ inTransaction, findOwner, clock }: SetLikeNeeds): SetLike =>
  async ({ vetId, member, liked: wanted }) => {
    const ownerId = await findOwner(vetId, member);
    const { userId: memberId } = member;
    return inTransaction(async ({ interests, likes, outbox }) => {
      const before = await interests.get(vetId, ownerId);
      const isLiked = await likes.has(memberId, vetId);
      const liked = wanted ?? !isLiked;
      const at = clock.now();
      const { state, events } = setLiked(before, { memberId, isLiked, liked }, at);
      if (events.length === 0) return { liked, likes: before.likes };
      await interests.save(state);
      await (liked ? likes.add(memberId, vetId, at) : likes.delete(memberId, vetId));
      await outbox.append(events);
      return { liked, likes: state.likes };
    });
  };

import type { Clock, ListingId, Viewer } from '@paltu/kernel';
import { setLiked } from '../domain/interest-changes.ts';
import type { FindOwner, InInterestTransaction } from './ports.ts';

export interface SetLikeNeeds {
  readonly inTransaction: InInterestTransaction;
  readonly findOwner: FindOwner;
  readonly clock: Clock;
}

export interface SetLikeRequest {
  readonly listingId: ListingId;
  readonly member: Viewer;
  /** The other way round than it is when absent. */
  readonly liked?: boolean | undefined;
}

export interface LikeOutcome {
  readonly liked: boolean;
  /** Members who like it now. */
  readonly likes: number;
}

/** @throws AppError `pet.not-found` */
export type SetLike = (request: SetLikeRequest) => Promise<LikeOutcome>;

/** A member likes what they may see, or no longer. */
export const setLike =
  ({ inTransaction, findOwner, clock }: SetLikeNeeds): SetLike =>
  async ({ listingId, member, liked: wanted }) => {
    const ownerId = await findOwner(listingId, member);
    const { userId: memberId } = member;
    return inTransaction(async ({ interests, likes, outbox }) => {
      const before = await interests.get(listingId, ownerId);
      const isLiked = await likes.has(memberId, listingId);
      const liked = wanted ?? !isLiked;
      const at = clock.now();
      const { state, events } = setLiked(before, { memberId, isLiked, liked }, at);
      if (events.length === 0) return { liked, likes: before.likes };
      await interests.save(state);
      await (liked ? likes.add(memberId, listingId, at) : likes.delete(memberId, listingId));
      await outbox.append(events);
      return { liked, likes: state.likes };
    });
  };

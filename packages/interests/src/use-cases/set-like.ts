import type { Clock, MemberId } from '@paltu/kernel';
import { changeLike } from '../domain/interest-changes.ts';
import type { Thing } from '../domain/interest.ts';
import type { InInterestTransaction } from './ports.ts';

export interface SetLikeNeeds<T extends Thing> {
  readonly inTransaction: InInterestTransaction<T>;
  readonly clock: Clock;
}

export interface SetLikeRequest<T extends Thing> {
  /** One that the member may see. */
  readonly thing: T;
  readonly memberId: MemberId;
  /** The other way round than it is when absent. */
  readonly liked?: boolean | undefined;
}

export interface LikeOutcome {
  readonly liked: boolean;
  /** Members who like it now. */
  readonly likes: number;
}

export type SetLike<T extends Thing> = (request: SetLikeRequest<T>) => Promise<LikeOutcome>;

/** A member likes something, or no longer. */
export const setLike =
  <T extends Thing>({ inTransaction, clock }: SetLikeNeeds<T>): SetLike<T> =>
  ({ thing, memberId, liked: wanted }) =>
    inTransaction(async ({ interests, likes, keep }) => {
      const before = await interests.get(thing);
      const isLiked = await likes.has(memberId, thing);
      const liked = wanted ?? !isLiked;
      const at = clock.now();
      const after = await keep(before, changeLike(before, { memberId, isLiked, liked }, at));
      if (liked !== isLiked) await (liked ? likes.add(memberId, thing, at) : likes.delete(memberId, thing));
      return { liked, likes: after.likes };
    });

import type { Decided, MemberId } from '@paltu/kernel';
import type { InterestEvent } from './interest-events.ts';
import type { Interest } from './interest.ts';

export interface LikeChange {
  readonly memberId: MemberId;
  /** Whether the member likes it now. */
  readonly isLiked: boolean;
  readonly liked: boolean;
}

/** A member likes a vet, or no longer; what already is so stays as it is. */
export const setLiked = (interest: Interest, { memberId, isLiked, liked }: LikeChange, at: Date): Decided<Interest, InterestEvent> => {
  if (isLiked === liked) return { state: interest, events: [] };
  const changed: Interest = { ...interest, version: interest.version + 1, likes: interest.likes + (liked ? 1 : -1) };
  return { state: changed, events: [{ type: liked ? 'VetLiked' : 'VetUnliked', interest: changed, memberId, at }] };
};

import type { Decided, MemberId } from '@paltu/kernel';
import type { InterestEvent } from './interest-events.ts';
import type { Interest } from './interest.ts';

export interface LikeChange {
  readonly memberId: MemberId;
  /** Whether the member likes it now. */
  readonly isLiked: boolean;
  readonly liked: boolean;
}

/** A member likes it, or no longer; what already is so stays as it is. */
export const setLiked = (interest: Interest, { memberId, isLiked, liked }: LikeChange, at: Date): Decided<Interest, InterestEvent> => {
  if (isLiked === liked) return { state: interest, events: [] };
  const changed: Interest = { ...interest, version: interest.version + 1, likes: interest.likes + (liked ? 1 : -1) };
  return { state: changed, events: [{ type: liked ? 'PetLiked' : 'PetUnliked', interest: changed, memberId, at }] };
};

/** Somebody looked at it who has not done so today. */
export const addView = (interest: Interest, at: Date): Decided<Interest, InterestEvent> => {
  const viewed: Interest = { ...interest, version: interest.version + 1, views: interest.views + 1 };
  return { state: viewed, events: [{ type: 'PetViewed', interest: viewed, at }] };
};

import type { Decided, MemberId } from '@paltu/kernel';
import type { Interest, Thing } from './interest.ts';

interface Fact<T extends Thing> {
  /** The interest as it was after the event. */
  readonly interest: Interest<T>;
  readonly at: Date;
}

export interface LikeEvent<T extends Thing> extends Fact<T> {
  readonly type: 'liked' | 'unliked';
  readonly memberId: MemberId;
}

/** It does not name who looked. */
export interface ViewEvent<T extends Thing> extends Fact<T> {
  readonly type: 'viewed';
}

export type InterestEvent<T extends Thing> = LikeEvent<T> | ViewEvent<T>;

export interface LikeChange {
  readonly memberId: MemberId;
  /** Whether the member likes it now. */
  readonly isLiked: boolean;
  readonly liked: boolean;
}

/** A member likes it, or no longer; what already is so stays as it is. */
export const changeLike = <T extends Thing>(
  interest: Interest<T>,
  { memberId, isLiked, liked }: LikeChange,
  at: Date,
): Decided<Interest<T>, InterestEvent<T>> => {
  if (isLiked === liked) return { state: interest, events: [] };
  const changed = { ...interest, version: interest.version + 1, likes: interest.likes + (liked ? 1 : -1) };
  return { state: changed, events: [{ type: liked ? 'liked' : 'unliked', interest: changed, memberId, at }] };
};

/** Somebody looked at it who has not done so today. */
export const addView = <T extends Thing>(interest: Interest<T>, at: Date): Decided<Interest<T>, InterestEvent<T>> => {
  const viewed = { ...interest, version: interest.version + 1, views: interest.views + 1 };
  return { state: viewed, events: [{ type: 'viewed', interest: viewed, at }] };
};

import type { Decided, MemberId } from '@paltu/kernel';
import type { Interest } from './interest.ts';

interface Fact {
  /** The interest as it was after the event. */
  readonly interest: Interest;
  readonly at: Date;
}

export interface Liked extends Fact {
  readonly type: 'ArticleLiked' | 'ArticleUnliked' | 'CommentLiked' | 'CommentUnliked';
  readonly memberId: MemberId;
}

/** It does not say who looked. */
export interface Viewed extends Fact {
  readonly type: 'ArticleViewed';
}

export type InterestEvent = Liked | Viewed;

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
  const type = `${interest.authorId === null ? 'Article' : 'Comment'}${liked ? 'Liked' : 'Unliked'}` as const;
  return { state: changed, events: [{ type, interest: changed, memberId, at }] };
};

/** Somebody looked at the article who has not done so today. */
export const addView = (interest: Interest, at: Date): Decided<Interest, InterestEvent> => {
  const viewed: Interest = { ...interest, version: interest.version + 1, views: interest.views + 1 };
  return { state: viewed, events: [{ type: 'ArticleViewed', interest: viewed, at }] };
};

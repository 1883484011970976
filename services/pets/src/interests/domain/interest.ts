import type { Branded, Decided } from '@paltu/kernel';
import type { MemberId } from '@paltu/projections';
import type { InterestEvent } from './interest-events.ts';

export type ListingId = Branded<string, 'ListingId'>;

/** How much a listing is liked and looked at. */
export interface Interest {
  /** Of the listing. */
  readonly id: ListingId;
  readonly ownerId: MemberId;
  /** Order of its events, 0 before the first; not the version of the listing. */
  readonly version: number;
  /** Members who like it. */
  readonly likes: number;
  /** Viewers, each counted once a day. */
  readonly views: number;
}

/** Of a listing that nobody has liked or looked at. */
export const noInterest = (id: ListingId, ownerId: MemberId): Interest => ({ id, ownerId, version: 0, likes: 0, views: 0 });

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

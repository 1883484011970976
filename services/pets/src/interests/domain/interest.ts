import type { ListingId, MemberId } from '@paltu/kernel';

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

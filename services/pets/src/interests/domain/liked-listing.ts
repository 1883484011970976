import type { ListingId, MemberId } from '@paltu/kernel';

/** A listing, as far as likes and views are concerned. */
export interface LikedListing {
  readonly id: ListingId;
  readonly ownerId: MemberId;
}

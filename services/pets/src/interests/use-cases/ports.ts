import type { ListingId, MemberId, Viewer } from '@paltu/kernel';
import type { PageWanted } from '@paltu/persistence';
import type { LikedListing } from '../domain/liked-listing.ts';

export interface Like {
  readonly memberId: MemberId;
  readonly listingId: ListingId;
  readonly likedAt: Date;
}

/** Likes as they are read: nothing is held. */
export interface LikeQueries {
  /** All of the member's, the first one first. */
  listAll(memberId: MemberId): Promise<readonly Like[]>;
}

/** What a viewer may like or look at. @throws AppError `pet.not-found` also when they may not see it. */
export type FindListing = (id: ListingId, viewer: Viewer | undefined) => Promise<LikedListing>;

/** A page of liked listings. */
export interface LikedPage {
  /** A JSON array of them as everybody sees them. */
  readonly pets: string;
  /** All of them; counted no further than one over the cap of totals. */
  readonly counted: number;
}

/** What a member likes, as screens read it: what is published, and own listings; the last one liked first. */
export interface LikedListings {
  list(memberId: MemberId, page: PageWanted): Promise<LikedPage>;
}

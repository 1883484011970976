import type { MemberId } from '@paltu/kernel';
import { petNotFound } from '../domain/listing-errors.ts';
import { isPublished, type Listing, type ListingId } from '../domain/listing.ts';
import type { ListingQueries } from './ports.ts';

export interface Viewer {
  readonly userId: MemberId;
  readonly role: 'user' | 'admin';
}

export interface ViewListingNeeds {
  readonly queries: Pick<ListingQueries, 'find'>;
}

export interface ViewedListing {
  readonly listing: Listing;
  /** Owner and admins see more, and see it before others do. */
  readonly isPrivileged: boolean;
}

/** @throws AppError `pet.not-found` */
export type ViewListing = (request: { readonly listingId: ListingId; readonly viewer: Viewer | undefined }) => Promise<ViewedListing>;

/** Shows a listing to whoever may see it; to others it does not exist. */
export const viewListing =
  ({ queries }: ViewListingNeeds): ViewListing =>
  async ({ listingId, viewer }) => {
    const listing = await queries.find(listingId);
    if (listing === undefined) throw petNotFound();
    const isPrivileged = viewer !== undefined && (viewer.role === 'admin' || viewer.userId === listing.ownerId);
    if (!isPrivileged && !isPublished(listing)) throw petNotFound();
    return { listing, isPrivileged };
  };

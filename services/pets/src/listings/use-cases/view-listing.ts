import type { ListingId, Viewer } from '@paltu/kernel';
import { petNotFound } from '../domain/listing-errors.ts';
import { isPublished } from '../domain/listing.ts';
import type { ListingQueries, ShownListing } from './ports.ts';

export interface ViewListingNeeds {
  readonly queries: Pick<ListingQueries, 'find'>;
}

export interface ViewedListing extends ShownListing {
  /** Owner and admins see more, and see it before others do. */
  readonly isPrivileged: boolean;
}

/** @throws AppError `pet.not-found` */
export type ViewListing = (request: { readonly listingId: ListingId; readonly viewer: Viewer | undefined }) => Promise<ViewedListing>;

/** Shows a listing to a caller who may see it; to others it does not exist. */
export const viewListing =
  ({ queries }: ViewListingNeeds): ViewListing =>
  async ({ listingId, viewer }) => {
    const shown = await queries.find(listingId);
    if (shown === undefined) throw petNotFound();
    const { listing } = shown;
    const isPrivileged = viewer !== undefined && (viewer.role === 'admin' || viewer.userId === listing.ownerId);
    if (!isPrivileged && !isPublished(listing)) throw petNotFound();
    return { ...shown, isPrivileged };
  };

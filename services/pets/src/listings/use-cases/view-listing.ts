import { petNotFound } from '../domain/listing-errors.ts';
import { isPublished, type ListingId } from '../domain/listing.ts';
import type { ListingQueries, ListingView } from './ports.ts';

export interface Viewer {
  readonly userId: string;
  readonly role: 'user' | 'admin';
}

export interface ViewedListing extends ListingView {
  /** Owner and admins see more, and see it before others do. */
  readonly isPrivileged: boolean;
}

export type ViewListing = (listingId: ListingId, viewer: Viewer | undefined) => Promise<ViewedListing>;

/** Shows a listing to whoever may see it; to others it does not exist. */
export const viewListing =
  (queries: ListingQueries): ViewListing =>
  async (listingId, viewer) => {
    const view = await queries.findView(listingId);
    if (view === undefined) throw petNotFound();
    const isPrivileged = viewer !== undefined && (viewer.role === 'admin' || viewer.userId === view.listing.ownerId);
    if (!isPrivileged && !isPublished(view.listing)) throw petNotFound();
    return { ...view, isPrivileged };
  };

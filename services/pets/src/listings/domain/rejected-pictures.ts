import type { Decided } from '@paltu/kernel';
import type { ListingEvent } from './listing-events.ts';
import type { Listing } from './listing.ts';

const keptForMs = 30 * 24 * 60 * 60_000;

/** What was refused at this instant or before, and not edited since, loses its pictures. */
export const rejectedUntil = (now: Date): Date => new Date(now.getTime() - keptForMs);

/** Takes the pictures away from a listing that was refused long ago; it stays refused, with other content than was decided about. */
export const dropRejectedPictures = (listing: Listing, at: Date): Decided<Listing, ListingEvent> => {
  // Only a refusal touches a refused listing: an edit would have sent it back to review.
  const isDue = listing.approvalStatus === 'rejected' && listing.deletedAt === null && listing.updatedAt <= rejectedUntil(at);
  if (!isDue || listing.pictures.length === 0) return { state: listing, events: [] };
  const bare: Listing = {
    ...listing,
    version: listing.version + 1,
    contentVersion: listing.contentVersion + 1,
    decisions: [],
    pictures: [],
    updatedAt: at,
  };
  return { state: bare, events: [{ type: 'PetUpdated', listing: bare, at }] };
};

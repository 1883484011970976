import type { Decided } from '@paltu/kernel';
import { petNotFound } from './listing-errors.ts';
import type { ListingEvent } from './listing-events.ts';
import type { Listing } from './listing.ts';

/** An admin shows a listing before others, or no longer; what already is so stays as it is. */
export const feature = (listing: Listing, featured: boolean, at: Date): Decided<Listing, ListingEvent> => {
  if (listing.deletedAt !== null) throw petNotFound();
  if (listing.featured === featured) return { state: listing, events: [] };
  const changed: Listing = { ...listing, featured, version: listing.version + 1, updatedAt: at };
  return { state: changed, events: [{ type: 'PetUpdated', listing: changed, at }] };
};

import type { Decided } from '@paltu/kernel';
import type { ListingEvent } from './listing-events.ts';
import { isPublished, type Listing } from './listing.ts';

const typeOf = (before: Listing, after: Listing): 'PetPublished' | 'PetUnpublished' | 'PetUpdated' => {
  if (isPublished(before) === isPublished(after)) return 'PetUpdated';
  return isPublished(after) ? 'PetPublished' : 'PetUnpublished';
};

/** The owner has deactivated the account, or is back: what was public is hidden, and public again. What already is so stays as it is. */
export const followOwner = (listing: Listing, isOwnerAway: boolean, at: Date): Decided<Listing, ListingEvent> => {
  if (listing.deletedAt !== null || listing.isOwnerAway === isOwnerAway) return { state: listing, events: [] };
  const followed: Listing = { ...listing, isOwnerAway, version: listing.version + 1, updatedAt: at };
  return { state: followed, events: [{ type: typeOf(listing, followed), listing: followed, at }] };
};

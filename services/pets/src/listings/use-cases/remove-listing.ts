import type { Clock } from '@paltu/kernel';
import { petNotYours } from '../domain/listing-errors.ts';
import type { ListingId, OwnerId } from '../domain/listing.ts';
import { remove } from '../domain/owner-decisions.ts';
import type { InListingsTransaction } from './ports.ts';

export type RemoveListing = (request: { listingId: ListingId; removerId: OwnerId }) => Promise<void>;

/** Takes an own listing back; its row stays as a tombstone, its pictures go. */
export const removeListing =
  (inTransaction: InListingsTransaction, clock: Clock): RemoveListing =>
  ({ listingId, removerId }) =>
    inTransaction(async ({ listings, pictures, outbox }) => {
      const before = await listings.get(listingId);
      if (before.ownerId !== removerId) throw petNotYours();
      const { listing, events } = remove(before, clock.now());
      if (events.length === 0) return;
      await pictures.release(before.pictures.map(({ id }) => id));
      await listings.save(listing);
      await outbox.append(events);
    });

import type { Clock } from '@paltu/kernel';
import type { ListingId } from '../domain/listing.ts';
import { remove } from '../domain/owner-decisions.ts';
import type { InListingsTransaction } from './ports.ts';
import { requireOwner, type Member } from './require-owner.ts';

export type RemoveListing = (request: { listingId: ListingId; remover: Member }) => Promise<void>;

/** Takes an own listing back; its row stays as a tombstone, its pictures go. */
export const removeListing =
  (inTransaction: InListingsTransaction, clock: Clock): RemoveListing =>
  ({ listingId, remover }) =>
    inTransaction(async ({ listings, pictures, outbox }) => {
      const before = await listings.get(listingId);
      requireOwner(before, remover);
      const { listing, events } = remove(before, clock.now());
      if (events.length === 0) return;
      await pictures.release(before.pictures.map(({ id }) => id));
      await listings.save(listing);
      await pictures.setVisibility(listing.id, false);
      await outbox.append(events);
    });

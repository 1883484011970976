import type { Clock, ListingId, Viewer } from '@paltu/kernel';
import { remove } from '../domain/owner-decisions.ts';
import type { InListingTransaction } from './ports.ts';
import { requireOwner } from './require-owner.ts';

export interface RemoveListingNeeds {
  readonly inTransaction: InListingTransaction;
  readonly clock: Clock;
}

/** @throws AppError `pet.not-found`, `pet.not-yours` */
export type RemoveListing = (request: { readonly listingId: ListingId; readonly remover: Viewer }) => Promise<void>;

/** An owner removes their listing; its row stays as a tombstone, its pictures go. */
export const removeListing =
  ({ inTransaction, clock }: RemoveListingNeeds): RemoveListing =>
  ({ listingId, remover }) =>
    inTransaction(async ({ listings, keep }) => {
      const listing = await listings.get(listingId);
      requireOwner(listing, remover);
      await keep(listing, remove(listing, clock.now()));
    });

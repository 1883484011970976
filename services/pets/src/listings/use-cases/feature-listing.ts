import type { Clock, ListingId } from '@paltu/kernel';
import { feature } from '../domain/admin-decisions.ts';
import type { Listing } from '../domain/listing.ts';
import type { InListingTransaction } from './ports.ts';

export interface FeatureListingNeeds {
  readonly inTransaction: InListingTransaction;
  readonly clock: Clock;
}

/** @throws AppError `pet.not-found` */
export type FeatureListing = (request: { readonly listingId: ListingId; readonly featured: boolean }) => Promise<Listing>;

/** Has a listing shown before others, or no longer. */
export const featureListing =
  ({ inTransaction, clock }: FeatureListingNeeds): FeatureListing =>
  ({ listingId, featured }) =>
    inTransaction(async ({ listings, keep }) => {
      const listing = await listings.get(listingId);
      return keep(listing, feature(listing, featured, clock.now()));
    });

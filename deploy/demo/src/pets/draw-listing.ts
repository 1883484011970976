import { composePicture } from '../artwork/compose-picture.ts';
import { rasterise } from '../artwork/rasterise.ts';
import { planListingPictures } from './listing-pictures.ts';
import type { Listing } from './listings.ts';

/** Draws the two pictures (WebP bytes) of any of these listings; the plans are made once for all. */
export function listingArtist(listings: readonly Listing[]): (listing: Listing) => Promise<Buffer[]> {
  const plans = planListingPictures(listings);
  return async ({ key }) => {
    const pair = plans.get(key);
    if (pair === undefined) throw new Error(`no pictures are planned for ${key}`);
    return Promise.all(pair.map((plan) => rasterise(composePicture(plan))));
  };
}

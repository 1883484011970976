import { keeping } from '@paltu/kernel';
import { isPublished, type Listing } from '../domain/listing.ts';
import { paperIdsOf } from '../domain/papers.ts';
import type { ListingScope } from './ports.ts';

const pictureIdsOf = ({ pictures }: Listing) => pictures.map(({ id }) => id);

/** How decisions about listings are kept: pictures and papers that a listing has no longer go, and its pictures are seen as it is. */
export const keepListings = ({ listings, pictures, papers, outbox }: Omit<ListingScope, 'keep'>): ListingScope['keep'] =>
  keeping({
    save: async (listing, before) => {
      const use = { usedBy: listing.id, before: pictureIdsOf(before), after: pictureIdsOf(listing), isPublic: isPublished(listing) };
      await pictures.follow(use);
      await papers.follow(paperIdsOf(before.papers), paperIdsOf(listing.papers));
      await listings.save(listing);
    },
    outbox,
  });

import { presentPicture } from '@paltu/pictures/picture-view';
import { presentMember, type MembersById, type petView } from '@paltu/projections';
import { cityName } from '@paltu/reference';
import type { z } from 'zod';
import type { Listing } from '../domain/listing.ts';
import type { ownListingView } from './listing-schemas.ts';

/** A listing as everybody sees it; its owner is found in `members`. */
export const presentListing = (listing: Listing, members: MembersById): z.input<typeof petView> => {
  const { cityId, ...details } = listing.details;
  return {
    _id: listing.id,
    id: listing.id,
    ...details,
    location: cityName(cityId),
    featured: listing.featured,
    images: listing.pictures.map((picture) => presentPicture('pets', picture)),
    owner: presentMember(listing.ownerId, members),
    createdAt: listing.createdAt.toISOString(),
    updatedAt: listing.updatedAt.toISOString(),
    views: listing.interest.views,
    likes: listing.interest.likes,
    approvalStatus: listing.approvalStatus,
    rejectionReason: listing.rejectionReason,
  };
};

/** A listing as its owner and admins see it: also which content version it is, and its papers. */
export const presentOwnListing = (listing: Listing, members: MembersById): z.input<typeof ownListingView> => ({
  ...presentListing(listing, members),
  contentVersion: listing.contentVersion,
  ...listing.papers,
});

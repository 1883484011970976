import { presentPicture } from '@paltu/pictures/picture-view';
import type { memberView, petView } from '@paltu/projections';
import { cityName } from '@paltu/reference';
import type { z } from 'zod';
import type { ListingView, Owner } from '../use-cases/ports.ts';
import type { ownPetView } from './pet-schemas.ts';

const presentOwner = ({ id, firstName, lastName, verified }: Owner): z.input<typeof memberView> => ({
  _id: id,
  id,
  firstName,
  lastName,
  fullName: `${firstName} ${lastName}`.trim(),
  verified,
  rating: null,
});

/** A listing as everybody sees it. */
export const presentListing = ({ listing, owner }: ListingView): z.input<typeof petView> => {
  const { cityId, ...details } = listing.details;
  return {
    _id: listing.id,
    id: listing.id,
    ...details,
    location: cityName(cityId),
    featured: listing.featured,
    images: listing.pictures.map((picture) => presentPicture('pets', picture)),
    owner: presentOwner(owner),
    createdAt: listing.createdAt.toISOString(),
    updatedAt: listing.updatedAt.toISOString(),
    views: 0,
    likes: 0,
    approvalStatus: listing.approvalStatus,
    rejectionReason: listing.rejectionReason,
  };
};

/** A listing as its owner and admins see it: also which content version it is. */
export const presentOwnListing = (view: ListingView): z.input<typeof ownPetView> => ({
  ...presentListing(view),
  contentVersion: view.listing.contentVersion,
});

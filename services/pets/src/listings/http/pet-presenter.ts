import { type imageView, type memberView, type petView } from '@paltu/projections';
import { cityName } from '@paltu/reference';
import type { z } from 'zod';
import type { Picture } from '../domain/listing.ts';
import type { ListingView, Owner } from '../use-cases/ports.ts';
import type { ownPetView } from './pet-schemas.ts';

/** How a picture is shown: the slice of pictures knows where its files are served. */
export type ImageView = (picture: Picture) => z.input<typeof imageView>;

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
export const presentListing = ({ listing, owner }: ListingView, imageView: ImageView): z.input<typeof petView> => {
  const { cityId, ...details } = listing.details;
  return {
    _id: listing.id,
    id: listing.id,
    ...details,
    location: cityName(cityId),
    featured: listing.featured,
    images: listing.pictures.map(imageView),
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
export const presentOwnListing = (view: ListingView, imageView: ImageView): z.input<typeof ownPetView> => ({
  ...presentListing(view, imageView),
  contentVersion: view.listing.contentVersion,
});

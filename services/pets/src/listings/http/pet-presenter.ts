import { cityName } from '@paltu/reference';
import type { Picture } from '../domain/listing.ts';
import type { ListingView, Owner } from '../use-cases/ports.ts';

/** How a picture is shown: the slice of images knows where its files are served. */
export type ImageView = (picture: Picture) => object;

const ownerView = ({ id, firstName, lastName, verified }: Owner) => ({
  _id: id,
  id,
  firstName,
  lastName,
  fullName: `${firstName} ${lastName}`.trim(),
  verified,
  rating: null,
});

/** A listing as everybody sees it; owner and admins also see which content version it is. */
export const petView = ({ listing, owner }: ListingView, imageView: ImageView, isPrivileged: boolean) => {
  const { cityId, ...details } = listing.details;
  return {
    _id: listing.id,
    id: listing.id,
    ...details,
    location: cityName(cityId),
    featured: listing.featured,
    images: listing.pictures.map(imageView),
    owner: ownerView(owner),
    createdAt: listing.createdAt.toISOString(),
    updatedAt: listing.updatedAt.toISOString(),
    views: 0,
    likes: 0,
    approvalStatus: listing.approvalStatus,
    rejectionReason: listing.rejectionReason,
    ...(isPrivileged ? { contentVersion: listing.contentVersion } : {}),
  };
};

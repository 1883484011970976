import { presentPicture } from '@paltu/pictures/picture-view';
import { presentMember, type MemberDirectory, type MembersById, type petView } from '@paltu/projections';
import { brokenRules, cityName } from '@paltu/reference';
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

export interface OwnListingPresenterNeeds {
  readonly members: MemberDirectory;
  /** Ids of the rules for listings that are off now. */
  readonly switchedOff: () => Promise<ReadonlySet<string>>;
}

type OwnListing = z.input<typeof ownListingView>;

/** Listings as their owners and admins see them: also which content version each is, its papers, and what of the law to think of. */
export interface OwnListingPresenter {
  one(listing: Listing): Promise<OwnListing>;
  many(listings: readonly Listing[]): Promise<OwnListing[]>;
}

export const ownListingPresenter = ({ members, switchedOff }: OwnListingPresenterNeeds): OwnListingPresenter => {
  const presentThese = async (listings: readonly Listing[]): Promise<(listing: Listing) => OwnListing> => {
    const [owners, off] = await Promise.all([members.find(listings.map(({ ownerId }) => ownerId)), switchedOff()]);
    return (listing) => ({
      ...presentListing(listing, owners),
      contentVersion: listing.contentVersion,
      ...listing.papers,
      notices: [...brokenRules(listing.details, off)],
    });
  };
  return {
    one: async (listing) => (await presentThese([listing]))(listing),
    many: async (listings) => listings.map(await presentThese(listings)),
  };
};

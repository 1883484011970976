import { presentPicture } from '@paltu/pictures/picture-view';
import { presentPortrayedMember, type MemberDirectory, type MembersById } from '@paltu/projections';
import { brokenRules, cityName } from '@paltu/reference';
import type { z } from 'zod';
import type { Listing } from '../domain/listing.ts';
import { noInterest, type ListingQueries, type ShownListing } from '../use-cases/ports.ts';
import type { listingView, ownListingView } from './listing-schemas.ts';

/** A listing as everybody sees it; its owner is found in `members`. */
export const presentListing = ({ listing, interest }: ShownListing, members: MembersById): z.input<typeof listingView> => {
  const { cityId, ...details } = listing.details;
  return {
    _id: listing.id,
    id: listing.id,
    ...details,
    location: cityName(cityId),
    featured: listing.featured,
    images: listing.pictures.map((picture) => presentPicture('pets', picture)),
    owner: presentPortrayedMember(listing.ownerId, members),
    createdAt: listing.createdAt.toISOString(),
    updatedAt: listing.updatedAt.toISOString(),
    ...interest,
    approvalStatus: listing.approvalStatus,
    rejectionReason: listing.rejectionReason,
    approvedAt: listing.approvedAt?.toISOString() ?? null,
  };
};

export interface OwnListingPresenterNeeds {
  readonly members: MemberDirectory;
  readonly queries: Pick<ListingQueries, 'interestIn'>;
  /** Ids of the rules for listings that are off now. */
  readonly switchedOff: () => Promise<ReadonlySet<string>>;
}

type OwnListing = z.input<typeof ownListingView>;

/** Listings as their owners and admins see them: also which content version each is, its papers, and what of the law to think of. */
export interface OwnListingPresenter {
  one(shown: ShownListing): Promise<OwnListing>;
  many(shown: readonly ShownListing[]): Promise<OwnListing[]>;
  /** One that was just written. */
  written(listing: Listing): Promise<OwnListing>;
}

export const ownListingPresenter = ({ members, queries, switchedOff }: OwnListingPresenterNeeds): OwnListingPresenter => {
  const presentThese = async (all: readonly ShownListing[]): Promise<(shown: ShownListing) => OwnListing> => {
    const [owners, off] = await Promise.all([members.find(all.map(({ listing }) => listing.ownerId)), switchedOff()]);
    return ({ listing, interest }) => ({
      ...presentListing({ listing, interest }, owners),
      contentVersion: listing.contentVersion,
      ...listing.papers,
      reservation: listing.reservation,
      notices: [...brokenRules(listing.details, off)],
    });
  };
  const one: OwnListingPresenter['one'] = async (shown) => (await presentThese([shown]))(shown);
  return {
    one,
    many: async (all) => all.map(await presentThese(all)),
    // Nobody has seen one that is new.
    written: async (listing) => one({ listing, interest: listing.version === 1 ? noInterest : await queries.interestIn(listing.id) }),
  };
};

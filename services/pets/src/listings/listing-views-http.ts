import type { Clock } from '@paltu/kernel';
import { presentPicture } from '@paltu/pictures/picture-view';
import {
  knownPetView,
  paperView,
  portrayedMemberView,
  presentPortrayedMember,
  type MemberDirectory,
  type MembersById,
} from '@paltu/projections';
import { adoptionTypes, bornOn, cityName, genders, sizes, species } from '@paltu/reference';
import { nearbyCityView } from '@paltu/reference/search-schema';
import { z } from 'zod';
import type { ListingQueries } from './listing-store.ts';
import { noInterest, type BrokenRules, type Listing, type ShownListing } from './listing.ts';

/** Rules for listings that this one may break, in their words for its owner. */
const notices = z.array(z.strictObject({ id: z.string(), en: z.string(), ur: z.string() }));

/** A listing as everybody sees it. */
export const petView = z
  .strictObject({
    ...knownPetView.shape,
    views: z.int(),
    likes: z.int(),
    /** Null where it is not known. */
    approvedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Pet' });

const meantView = z
  .strictObject({
    species: z.enum(species),
    location: z.string(),
    gender: z.enum(genders),
    size: z.enum(sizes),
    minAge: z.int(),
    maxAge: z.int(),
    minPrice: z.int(),
    maxPrice: z.int(),
    adoptionType: z.enum(adoptionTypes),
    vaccinated: z.boolean(),
    urgent: z.boolean(),
    sortBy: z.enum(['price-low', 'price-high']),
  })
  .partial();

/** What a search was taken for. */
export const searchView = z
  .strictObject({
    understood: z.array(z.strictObject({ words: z.string(), fields: meantView, without: z.string() })),
    corrected: z.string().nullable(),
    alternatives: z.strictObject({ search: z.string(), nearby: nearbyCityView.optional(), pets: z.array(petView) }).nullable(),
  })
  .meta({ id: 'PetSearch' });

/** What only its owner and admins see of a listing. */
const forOwners = z.strictObject({
  contentVersion: z.int(),
  vaccinationRecords: paperView.nullable(),
  healthCertificate: paperView.nullable(),
  /** The adoption request that the owner approved. */
  reservation: z.strictObject({ requestId: z.uuid(), isHandedOver: z.boolean() }).nullable(),
  notices,
});

/** A listing by itself, as everybody sees it. */
export const listingView = z.strictObject({ ...petView.shape, owner: portrayedMemberView });

/** A listing as its owner and admins see it. */
export const ownListingView = z.strictObject({ ...listingView.shape, ...forOwners.shape }).meta({ id: 'OwnPet' });

/** Every own listing, for its owner to take along. */
export const exportView = z.array(ownListingView);

/** A listing as the caller may see it. */
export const anyListingView = z.strictObject({ ...listingView.shape, ...forOwners.partial().shape }).meta({ id: 'AnyPet' });

/** A listing as everybody sees it; its owner is found in `members`. */
export const presentListing = ({ listing, interest }: ShownListing, members: MembersById): z.input<typeof listingView> => {
  const { cityId, ...details } = listing.details;
  return {
    _id: listing.id,
    id: listing.id,
    ...details,
    agedAt: listing.agedAt.toISOString(),
    bornOn: bornOn(details.age, listing.agedAt),
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

interface OwnListingNeeds {
  readonly members: MemberDirectory;
  readonly queries: Pick<ListingQueries, 'interestIn'>;
  readonly rules: BrokenRules;
  readonly clock: Clock;
}

type OwnListing = z.input<typeof ownListingView>;

/** Listings as their owners and admins see them: also which content version each is, its papers, and what of the law to think of. */
export const ownListings = ({ members, queries, rules, clock }: OwnListingNeeds) => {
  const presentThese = async (all: readonly ShownListing[]): Promise<(shown: ShownListing) => OwnListing> => {
    const [owners, brokenBy] = await Promise.all([members.find(all.map(({ listing }) => listing.ownerId)), rules()]);
    return ({ listing, interest }) => ({
      ...presentListing({ listing, interest }, owners),
      contentVersion: listing.contentVersion,
      ...listing.papers,
      reservation: listing.reservation,
      notices: brokenBy(listing, clock.now()).map(({ rule: { id, owner } }) => ({ id, ...owner })),
    });
  };
  const one = async (shown: ShownListing): Promise<OwnListing> => (await presentThese([shown]))(shown);
  return {
    one,
    many: async (all: readonly ShownListing[]): Promise<OwnListing[]> => all.map(await presentThese(all)),
    /** One that was just written: nobody has seen one that is new. */
    written: async (listing: Listing): Promise<OwnListing> =>
      one({ listing, interest: listing.version === 1 ? noInterest : await queries.interestIn(listing.id) }),
  };
};

export type OwnListings = ReturnType<typeof ownListings>;

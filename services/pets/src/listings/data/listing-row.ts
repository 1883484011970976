import { fromColumns, toColumns } from '@paltu/persistence';
import { ageInMonths } from '@paltu/reference';
import { isPublished, type Listing, type ListingDetails, type Requirements, type ShownInterest } from '../domain/listing.ts';
import { searchTextOf } from '../domain/search-words.ts';

/** A listing as a row of the table `listings`: its details and requirements are columns of their own. */
interface FlatListing extends Omit<Listing, 'details' | 'interest'>, Omit<ListingDetails, 'requirements'>, Requirements {
  /** For queries and their indexes; what it means is said in the domain alone. */
  readonly isPublished: boolean;
  /** So are these. */
  readonly searchText: string;
  readonly ageMonths: number | null;
  /** Only where `rowWithInterest` was read, and only when somebody was interested. */
  readonly interest?: ShownInterest | null;
}

/** What to select so that `toListing` finds how much a listing is liked and looked at, too. */
export const rowWithInterest = `listings.*,
  (select json_build_object('likes', likes, 'views', views) from interests where interests.id = listings.id) as interest`;

export const toRow = (listing: Listing): Record<string, unknown> => {
  const { details, interest: _, ...own } = listing;
  const { requirements, ...rest } = details;
  const derived = { isPublished: isPublished(listing), searchText: searchTextOf(details), ageMonths: ageInMonths(details.age) };
  const flat: FlatListing = { ...own, ...rest, ...requirements, ...derived };
  return toColumns(flat, ['pictures', 'papers', 'reservation']);
};

export const toListing = (row: object): Listing => {
  const { isPublished: _p, searchText: _s, ageMonths: _a, ...flat } = fromColumns<FlatListing>(row);
  const { id, ownerId, version, contentVersion, pictures, papers, featured, reservation, interest, isOwnerAway, ...more } = flat;
  const { approvalStatus, rejectionReason, decisions, createdAt, updatedAt, submittedAt, deletedAt, ...facts } = more;
  const { experience, homeType, children, otherPets, ...details } = facts;
  return {
    id,
    ownerId,
    version,
    contentVersion,
    details: { ...details, requirements: { experience, homeType, children, otherPets } },
    pictures,
    papers,
    featured,
    reservation,
    interest: interest ?? { likes: 0, views: 0 },
    isOwnerAway,
    approvalStatus,
    rejectionReason,
    decisions,
    createdAt,
    updatedAt,
    submittedAt,
    deletedAt,
  };
};

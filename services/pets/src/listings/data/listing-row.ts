import { fromColumns, toColumns } from '@paltu/persistence';
import { ageInMonths } from '@paltu/reference';
import { petDocument } from '@paltu/search/pets';
import { isPublished, type Listing, type ListingDetails, type Requirements } from '../domain/listing.ts';

/** A listing as a row of the table `listings`: its details and requirements are columns of their own. */
interface FlatListing extends Omit<Listing, 'details'>, Omit<ListingDetails, 'requirements'>, Requirements {
  /** For queries and their indexes; its meaning is in the domain alone. */
  readonly isPublished: boolean;
  /** So are these. */
  readonly document: string;
  readonly ageMonths: number | null;
}

export const toRow = (listing: Listing): Record<string, unknown> => {
  const { details, ...own } = listing;
  const { requirements, ...rest } = details;
  const derived = { isPublished: isPublished(listing), ageMonths: ageInMonths(details.age) };
  const flat: FlatListing = { ...own, ...rest, ...requirements, ...derived, document: petDocument(details) };
  return toColumns(flat, ['pictures', 'papers', 'reservation']);
};

export const toListing = (row: object): Listing => {
  const { isPublished: _p, document: _d, ageMonths: _a, ...flat } = fromColumns<FlatListing>(row);
  const { id, ownerId, version, contentVersion, pictures, papers, featured, reservation, adoptionVersion, isOwnerAway, ...more } = flat;
  const { approvalStatus, rejectionReason, decisions, createdAt, updatedAt, submittedAt, approvedAt, deletedAt, ...facts } = more;
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
    adoptionVersion,
    isOwnerAway,
    approvalStatus,
    rejectionReason,
    decisions,
    createdAt,
    updatedAt,
    submittedAt,
    approvedAt,
    deletedAt,
  };
};

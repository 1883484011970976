import type { Listing, ListingDetails, ListingId, OwnerId, Picture } from '../domain/listing.ts';

/** A row of the table `listings`. */
export interface ListingRow {
  readonly id: string;
  readonly owner_id: string;
  readonly version: number;
  readonly content_version: number;
  readonly name: string;
  readonly species: string;
  readonly breed: string;
  readonly age: string;
  readonly gender: string;
  readonly color: string;
  readonly size: string;
  readonly weight: string;
  readonly description: string;
  readonly health_status: string;
  readonly vaccinated: boolean;
  readonly neutered: boolean;
  readonly microchipped: boolean;
  readonly special_needs: string;
  readonly adoption_type: string;
  readonly price: number;
  readonly city_id: string;
  readonly status: string;
  readonly urgent: boolean;
  readonly experience: string;
  readonly home_type: string;
  readonly children: boolean;
  readonly other_pets: boolean;
  readonly tags: readonly string[];
  readonly personality: readonly string[];
  readonly good_with: readonly string[];
  readonly training_level: string;
  readonly reason_for_rehoming: string;
  /** jsonb: written as text, read as what it holds. */
  readonly pictures: readonly Picture[] | string;
  readonly featured: boolean;
  readonly approval_status: string;
  readonly rejection_reason: string;
  readonly decisions: readonly string[];
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly submitted_at: Date;
  readonly deleted_at: Date | null;
}

const detailColumns = (details: ListingDetails) => ({
  name: details.name,
  species: details.species,
  breed: details.breed,
  age: details.age,
  gender: details.gender,
  color: details.color,
  size: details.size,
  weight: details.weight,
  description: details.description,
  health_status: details.healthStatus,
  vaccinated: details.vaccinated,
  neutered: details.neutered,
  microchipped: details.microchipped,
  special_needs: details.specialNeeds,
  adoption_type: details.adoptionType,
  price: details.price,
  city_id: details.cityId,
  status: details.status,
  urgent: details.urgent,
  experience: details.requirements.experience,
  home_type: details.requirements.homeType,
  children: details.requirements.children,
  other_pets: details.requirements.otherPets,
  tags: details.tags,
  personality: details.personality,
  good_with: details.goodWith,
  training_level: details.trainingLevel,
  reason_for_rehoming: details.reasonForRehoming,
});

export const toRow = (listing: Listing): ListingRow => ({
  id: listing.id,
  owner_id: listing.ownerId,
  version: listing.version,
  content_version: listing.contentVersion,
  ...detailColumns(listing.details),
  pictures: JSON.stringify(listing.pictures.map(({ id, width, height }) => ({ id, width, height }))),
  featured: listing.featured,
  approval_status: listing.approvalStatus,
  rejection_reason: listing.rejectionReason,
  decisions: listing.decisions,
  created_at: listing.createdAt,
  updated_at: listing.updatedAt,
  submitted_at: listing.submittedAt,
  deleted_at: listing.deletedAt,
});

const detailsOf = (row: ListingRow): ListingDetails =>
  // The columns hold only what this service wrote, so that its choices are what they say they are.
  ({
    name: row.name,
    species: row.species,
    breed: row.breed,
    age: row.age,
    gender: row.gender,
    color: row.color,
    size: row.size,
    weight: row.weight,
    description: row.description,
    healthStatus: row.health_status,
    vaccinated: row.vaccinated,
    neutered: row.neutered,
    microchipped: row.microchipped,
    specialNeeds: row.special_needs,
    adoptionType: row.adoption_type,
    price: row.price,
    cityId: row.city_id,
    status: row.status,
    urgent: row.urgent,
    requirements: { experience: row.experience, homeType: row.home_type, children: row.children, otherPets: row.other_pets },
    tags: row.tags,
    personality: row.personality,
    goodWith: row.good_with,
    trainingLevel: row.training_level,
    reasonForRehoming: row.reason_for_rehoming,
  }) as ListingDetails;

export const toListing = (row: ListingRow): Listing => ({
  id: row.id as ListingId,
  ownerId: row.owner_id as OwnerId,
  version: row.version,
  contentVersion: row.content_version,
  details: detailsOf(row),
  pictures: row.pictures as readonly Picture[],
  featured: row.featured,
  approvalStatus: row.approval_status as Listing['approvalStatus'],
  rejectionReason: row.rejection_reason,
  decisions: row.decisions,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  submittedAt: row.submitted_at,
  deletedAt: row.deleted_at,
});

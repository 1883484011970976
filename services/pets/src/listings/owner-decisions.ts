import type { Decided, ListingId, MemberId } from '@paltu/kernel';
import { mostPictures } from '@paltu/reference';
import {
  arePapersEqual,
  isPublished,
  noPapers,
  petNotFound,
  priceRequired,
  requirementNames,
  tooManyPictures,
  type Listing,
  type ListingDetails,
  type ListingEvent,
  type Papers,
  type Picture,
  type Requirements,
} from './listing.ts';
import { reservationAfter } from './reservation.ts';

/** Free text that a reader could be harmed by, and what a listing is at all. Everything else needs no second look. */
const reviewedFields = [
  'name',
  'species',
  'breed',
  'age',
  'color',
  'weight',
  'description',
  'specialNeeds',
  'reasonForRehoming',
  'adoptionType',
] as const satisfies readonly (keyof ListingDetails)[];

export interface Content {
  readonly details: ListingDetails;
  readonly pictures: readonly Picture[];
}

const sameSet = (left: readonly string[], right: readonly string[]): boolean =>
  left.length === right.length && new Set([...left, ...right]).size === new Set(left).size;

const pictureIds = ({ pictures }: Content): string[] => pictures.map(({ id }) => id);

/** Whether a reviewer would have to look again: order of pictures and of tags does not count. */
export const isReviewedContentEqual = (left: Content, right: Content): boolean =>
  reviewedFields.every((field) => left.details[field] === right.details[field]) &&
  sameSet(left.details.tags, right.details.tags) &&
  sameSet(pictureIds(left), pictureIds(right));

const sameValue = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** Whether nothing at all differs. */
export const isContentEqual = (left: Content, right: Content): boolean =>
  (Object.keys(left.details) as (keyof ListingDetails)[]).every((field) =>
    field === 'requirements' ? sameRequirements(left.details, right.details) : sameValue(left.details[field], right.details[field]),
  ) && sameValue(pictureIds(left), pictureIds(right));

const sameRequirements = ({ requirements: left }: ListingDetails, { requirements: right }: ListingDetails): boolean =>
  requirementNames.every((name) => left[name] === right[name]);

/** What an owner changes; a missing field means "leave it". */
export interface ListingChange {
  readonly details?: Partial<Omit<ListingDetails, 'requirements'>> & { readonly requirements?: Partial<Requirements> };
  /** The whole new row of pictures, in order. */
  readonly pictures?: readonly Picture[];
  /** Those that change; null takes one away. */
  readonly papers?: Partial<Papers>;
}

export interface NewListing extends Content {
  readonly id: ListingId;
  readonly ownerId: MemberId;
  readonly papers?: Partial<Papers>;
  /** An account that was deactivated while its last request was on the way. */
  readonly isOwnerAway?: boolean;
}

/** An adoption costs nothing, a sale costs something, a trial may. @throws AppError when a sale has no price */
export const checkOffer = ({ adoptionType, price }: Pick<ListingDetails, 'adoptionType' | 'price'>): void => {
  if (adoptionType === 'Sale' && price <= 0) throw priceRequired();
};

const checked = ({ details, pictures }: Content): Content => {
  checkOffer(details);
  if (pictures.length > mostPictures) throw tooManyPictures();
  return { details: details.adoptionType === 'Adoption' ? { ...details, price: 0 } : details, pictures };
};

/** A member offers a pet: pending review, content version 1. */
export const create = ({ id, ownerId, isOwnerAway = false, papers, ...content }: NewListing, at: Date): Decided<Listing, ListingEvent> => {
  const listing: Listing = {
    id,
    ownerId,
    version: 1,
    contentVersion: 1,
    ...checked(content),
    agedAt: at,
    papers: { ...noPapers, ...papers },
    featured: false,
    reservation: null,
    adoptionVersion: 0,
    isOwnerAway,
    approvalStatus: 'pending',
    rejectionReason: '',
    decisions: [],
    createdAt: at,
    updatedAt: at,
    submittedAt: at,
    approvedAt: null,
    deletedAt: null,
  };
  return { state: listing, events: [{ type: 'PetCreated', listing, at }] };
};

const applied = (listing: Listing, { details, pictures }: ListingChange): Content =>
  checked({
    details: { ...listing.details, ...details, requirements: { ...listing.details.requirements, ...details?.requirements } },
    pictures: pictures ?? listing.pictures,
  });

const isNoChange = (listing: Listing, content: Content, papers: Papers): boolean =>
  isContentEqual(listing, content) && arePapersEqual(listing.papers, papers);

const entersReview = (listing: Listing, isReviewedChange: boolean): boolean =>
  listing.approvalStatus === 'rejected' || (listing.approvalStatus === 'approved' && isReviewedChange);

/**
 * The owner changes a listing. A rejected one enters review again, whatever changed; an approved one only when reviewed content
 * changed, and then it is out of sight. A change that changes nothing is none.
 */
export const edit = (listing: Listing, change: ListingChange, at: Date): Decided<Listing, ListingEvent> => {
  if (listing.deletedAt !== null) throw petNotFound();
  const content = applied(listing, change);
  const papers = { ...listing.papers, ...change.papers };
  if (isNoChange(listing, content, papers)) return { state: listing, events: [] };

  const isReviewedChange = !isReviewedContentEqual(listing, content);
  const isSubmitted = entersReview(listing, isReviewedChange);
  const isNewContent = isReviewedChange || isSubmitted;
  const edited: Listing = {
    ...listing,
    ...content,
    agedAt: content.details.age === listing.details.age ? listing.agedAt : at,
    papers,
    reservation: reservationAfter(listing, content.details),
    version: listing.version + 1,
    contentVersion: listing.contentVersion + (isNewContent ? 1 : 0),
    decisions: isNewContent ? [] : listing.decisions,
    updatedAt: at,
    ...(isSubmitted && { approvalStatus: 'pending', submittedAt: at, approvedAt: null }),
  };
  const type = isPublished(listing) && !isPublished(edited) ? 'PetUnpublished' : 'PetUpdated';
  return { state: edited, events: [{ type, listing: edited, at }] };
};

/** The owner takes it back for good. What is already gone stays as it is. */
export const remove = (listing: Listing, at: Date): Decided<Listing, ListingEvent> => {
  if (listing.deletedAt !== null) return { state: listing, events: [] };
  const removed: Listing = { ...listing, version: listing.version + 1, pictures: [], papers: noPapers, updatedAt: at, deletedAt: at };
  return { state: removed, events: [{ type: 'PetDeleted', listing: removed, at }] };
};

const typeOf = (before: Listing, after: Listing): 'PetPublished' | 'PetUnpublished' | 'PetUpdated' => {
  if (isPublished(before) === isPublished(after)) return 'PetUpdated';
  return isPublished(after) ? 'PetPublished' : 'PetUnpublished';
};

/** The owner has deactivated the account, or is back: what was public is hidden, and public again. What already is so stays as it is. */
export const followOwner = (listing: Listing, isOwnerAway: boolean, at: Date): Decided<Listing, ListingEvent> => {
  if (listing.deletedAt !== null || listing.isOwnerAway === isOwnerAway) return { state: listing, events: [] };
  const followed: Listing = { ...listing, isOwnerAway, version: listing.version + 1, updatedAt: at };
  return { state: followed, events: [{ type: typeOf(listing, followed), listing: followed, at }] };
};

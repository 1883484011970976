import { invalidInput, refusal, type AppError, type Branded, type ListingId, type MemberId } from '@paltu/kernel';
import {
  mostPictures,
  type AdoptionType,
  type ApprovalStatus,
  type Availability,
  type Companion,
  type Experience,
  type Gender,
  type HealthStatus,
  type HomeType,
  type Personality,
  type Size,
  type Species,
  type TrainingLevel,
} from '@paltu/reference';

export type PaperId = Branded<string, 'PaperId'>;

/** A document as its owner sent it; size in bytes. */
export interface Paper {
  readonly id: PaperId;
  readonly name: string;
  readonly size: number;
}

export const paperFields = ['vaccinationRecords', 'healthCertificate'] as const;

export type PaperField = (typeof paperFields)[number];

/** What proves the claims of a listing; only owner and admins see it. */
export type Papers = Readonly<Record<PaperField, Paper | null>>;

export const noPapers: Papers = { vaccinationRecords: null, healthCertificate: null };

export const paperIdsOf = (papers: Partial<Papers>): PaperId[] => paperFields.flatMap((field) => papers[field]?.id ?? []);

/** Whether they are the same, each in its place. */
export const arePapersEqual = (left: Papers, right: Papers): boolean => paperFields.every((field) => left[field]?.id === right[field]?.id);

/** An adoption request, as its service calls it. */
export type RequestId = Branded<string, 'RequestId'>;
export type PictureId = Branded<string, 'PictureId'>;

/** What the owner asks of a new home. */
export interface Requirements {
  readonly experience: Experience;
  readonly homeType: HomeType;
  readonly children: boolean;
  readonly otherPets: boolean;
}

/** Everything about a listing that its owner writes, but for the pictures. Optional texts are empty when not given. */
export interface ListingDetails {
  readonly name: string;
  readonly species: Species;
  readonly breed: string;
  /** Free text, such as "2 years". */
  readonly age: string;
  readonly gender: Gender;
  readonly color: string;
  readonly size: Size;
  /** Free text, such as "18 kg". */
  readonly weight: string;
  readonly description: string;
  readonly healthStatus: HealthStatus;
  readonly vaccinated: boolean;
  readonly neutered: boolean;
  readonly microchipped: boolean;
  readonly specialNeeds: string;
  readonly adoptionType: AdoptionType;
  /** Whole rupees; 0 is free. */
  readonly price: number;
  /** Id of a city of the reference list. */
  readonly cityId: string;
  readonly status: Availability;
  readonly urgent: boolean;
  readonly requirements: Requirements;
  readonly tags: readonly string[];
  readonly personality: readonly Personality[];
  readonly goodWith: readonly Companion[];
  readonly trainingLevel: TrainingLevel | '';
  readonly reasonForRehoming: string;
}

/** Width and height of the largest rendition, in pixels. */
export interface Picture {
  readonly id: PictureId;
  readonly width: number;
  readonly height: number;
}

/** The adoption request that the owner approved. */
export interface Reservation {
  readonly requestId: RequestId;
  /** The pet has gone to its new home; it may come back within the time that adoption allows. */
  readonly isHandedOver: boolean;
}

export interface Listing {
  readonly id: ListingId;
  readonly ownerId: MemberId;
  /** Order of its events: grows by one with each. */
  readonly version: number;
  /** What a review names: grows with every change of reviewed content and every entry into review. */
  readonly contentVersion: number;
  readonly details: ListingDetails;
  /** The first is the main one. */
  readonly pictures: readonly Picture[];
  readonly papers: Papers;
  readonly featured: boolean;
  readonly reservation: Reservation | null;
  /** Where the last step of a request that was carried out stands among the events of adoption about the pet; 0 before the first. */
  readonly adoptionVersion: number;
  /** The owner has deactivated the account, and may come back. */
  readonly isOwnerAway: boolean;
  readonly approvalStatus: ApprovalStatus;
  /** Why the last review refused it; empty when it did not. */
  readonly rejectionReason: string;
  /** Ids of the decisions that were carried out on this content version, so that none is carried out twice. */
  readonly decisions: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** When it entered the review that it waits for or that decided it. */
  readonly submittedAt: Date;
  /** When a review approved what it holds; null when none did, or where that is not known. */
  readonly approvedAt: Date | null;
  readonly deletedAt: Date | null;
}

/** Whether everybody may see it. */
export const isPublished = ({ approvalStatus, isOwnerAway, deletedAt }: Listing): boolean =>
  approvalStatus === 'approved' && !isOwnerAway && deletedAt === null;

export const petNotFound = refusal('not-found', 'pet.not-found', 'Pet Not Found');

export const petNotYours = refusal('forbidden', 'pet.not-yours', 'Only the owner of this listing may change it');

export const emailUnverified = refusal('forbidden', 'account.email-unverified', 'Please verify your email address before you list a pet');

export const petReserved = refusal('conflict', 'pet.reserved', 'An adoption request for this pet is approved. End that first.');

export const petStale = refusal('stale', 'pet.stale', 'This listing has changed since you opened it. Please reload it and try again.');

export const paperNotFound = refusal('not-found', 'paper.not-found', 'Document not found');

export const priceRequired = (): AppError => invalidInput([{ path: 'price', code: 'required', msg: 'Price is required for sale' }]);

/** Admins look at every listing: nobody fills their queue alone. */
export const tooManyPending = refusal(
  'conflict',
  'pet.too-many-pending',
  'Many of your listings wait for review already. Please wait until some are decided, or delete one.',
);

export const tooManyPictures = refusal('invalid', 'picture.too-many', `Maximum ${mostPictures} images allowed`);

export const pictureUnknown = refusal(
  'invalid',
  'picture.unknown',
  'One of these pictures does not exist, is not yours or belongs to another listing',
);

/** The decision of moderation that an event carries out. */
export interface ReviewOutcome {
  readonly decisionId: string;
  readonly contentVersion: number;
}

interface Fact {
  /** The listing as it was after the event. */
  readonly listing: Listing;
  readonly at: Date;
}

/** A member offers a pet. */
export interface PetCreated extends Fact {
  readonly type: 'PetCreated';
}

/** Any change that no other event names: an edit, or an outcome of review that changes nothing about who sees it. */
export interface PetUpdated extends Fact {
  readonly type: 'PetUpdated';
  readonly review?: ReviewOutcome;
}

/** From now on everybody sees it. */
export interface PetPublished extends Fact {
  readonly type: 'PetPublished';
  /** Absent when it was the owner who came back. */
  readonly review?: ReviewOutcome;
}

/** From now on only owner and admins see it. */
export interface PetUnpublished extends Fact {
  readonly type: 'PetUnpublished';
  readonly review?: ReviewOutcome;
}

/** It is gone for everybody. */
export interface PetDeleted extends Fact {
  readonly type: 'PetDeleted';
}

export type ListingEvent = PetCreated | PetUpdated | PetPublished | PetUnpublished | PetDeleted;

/** How much a listing is liked and looked at: it changes apart from the listing. */
export interface ShownInterest {
  readonly likes: number;
  readonly views: number;
}

export const noInterest: ShownInterest = { likes: 0, views: 0 };

/** A listing as it is shown. */
export interface ShownListing {
  readonly listing: Listing;
  readonly interest: ShownInterest;
}

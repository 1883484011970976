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
import type { BrokenRule } from '@paltu/reference/listing-rules';

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

/** What is asked of a new home where the owner leaves it out. */
export const usualRequirements = {
  experience: 'Beginner' as Experience,
  homeType: 'House with yard' as HomeType,
  children: false,
  otherPets: false,
};

/** What the owner asks of a new home. */
export type Requirements = Readonly<typeof usualRequirements>;

export const requirementNames = Object.keys(usualRequirements) as (keyof Requirements)[];

/** What a listing is where its owner leaves it out; the form of the API, its rows and its answers come from these names. */
export const usualDetails = {
  color: '',
  /** Free text, such as "18 kg". */
  weight: '',
  healthStatus: 'Good' as HealthStatus,
  vaccinated: false,
  neutered: false,
  microchipped: false,
  specialNeeds: '',
  adoptionType: 'Adoption' as AdoptionType,
  /** Whole rupees; 0 is free. */
  price: 0,
  status: 'Available' as Availability,
  urgent: false,
  tags: [] as readonly string[],
  personality: [] as readonly Personality[],
  goodWith: [] as readonly Companion[],
  trainingLevel: '' as TrainingLevel | '',
  reasonForRehoming: '',
};

/** What an owner has to fill in. */
interface AskedDetails {
  readonly name: string;
  readonly species: Species;
  readonly breed: string;
  /** Free text, such as "2 years". */
  readonly age: string;
  readonly gender: Gender;
  readonly size: Size;
  readonly description: string;
  /** Id of a city of the reference list. */
  readonly cityId: string;
}

/** Everything about a listing that its owner writes, but for the pictures. */
export interface ListingDetails extends AskedDetails, Readonly<typeof usualDetails> {
  readonly requirements: Requirements;
}

const asked = { name: 1, species: 1, breed: 1, age: 1, gender: 1, size: 1, description: 1, cityId: 1 } satisfies Record<
  keyof AskedDetails,
  1
>;

/** Those that are columns of their own, requirements apart. */
export const detailNames = Object.keys({ ...asked, ...usualDetails }) as Exclude<keyof ListingDetails, 'requirements'>[];

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
  /** When its age was typed: from then on it grows. */
  readonly agedAt: Date;
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

/** The rules that a listing breaks by itself. */
export type BrokenRules = () => Promise<(listing: Pick<Listing, 'details' | 'agedAt'>, now: Date) => readonly BrokenRule[]>;

/** In the words of the rule, at the field that breaks it. */
export const petRefused = refusal('invalid', 'pet.refused', 'A rule does not allow this listing');

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

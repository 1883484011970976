import type { Branded, ListingId, MemberId } from '@paltu/kernel';
import type {
  AdoptionType,
  ApprovalStatus,
  Availability,
  Companion,
  Experience,
  Gender,
  HealthStatus,
  HomeType,
  Personality,
  Size,
  Species,
  TrainingLevel,
} from '@paltu/reference';
import type { Papers } from './papers.ts';

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

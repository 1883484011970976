import { refusal, type Branded, type MemberId } from '@paltu/kernel';
import type { Verifiable } from '@paltu/marks/marked';
import type { Place, Specialty } from '@paltu/reference';

export const vetNotFound = refusal('not-found', 'vet.not-found', 'Veterinarian not found');

export const alreadyListed = refusal('conflict', 'vet.already-listed', 'You have a vet profile already');

export const accountDeactivated = refusal('forbidden', 'account.deactivated', 'This account is deactivated');

export const tooManyPictures = refusal('invalid', 'picture.too-many', 'Maximum 8 images allowed');

export const pictureUnknown = refusal('invalid', 'picture.unknown', 'One of the images is not there any more, please add it again');

export const slotOverlaps = refusal('conflict', 'slot.overlaps', 'This time overlaps with another slot of yours');

export const slotBooked = refusal('conflict', 'slot.booked', 'A slot that is booked cannot be deleted');

export type VetId = Branded<string, 'VetId'>;
export type PictureId = Branded<string, 'PictureId'>;

/** Width and height of the largest rendition, in pixels. */
export interface Picture {
  readonly id: PictureId;
  readonly width: number;
  readonly height: number;
}

/** The details of a practice; optional texts are empty when not given. */
export interface VetDetails {
  readonly name: string;
  readonly specialty: Specialty;
  readonly qualifications: string;
  readonly clinicName: string;
  readonly address: string;
  readonly cityId: string;
  /** Null: that of the city stands for it. */
  readonly place: Place | null;
  /** Whole rupees. */
  readonly consultationFee: number;
  /** The clinic's, for everybody to see; never the account's. E.164. */
  readonly phone: string;
  readonly email: string;
  readonly bio: string;
  readonly services: readonly string[];
  /** In the vet's own words. */
  readonly availability: string;
  readonly homeVisit: boolean;
  readonly emergency: boolean;
  readonly telemedicine: boolean;
  /** In years. */
  readonly experience: number;
}

interface Marks {
  readonly featured: boolean;
  readonly verified: boolean;
  readonly hidden: boolean;
}

export interface Vet extends Verifiable {
  readonly id: VetId;
  readonly ownerId: MemberId;
  readonly version: number;
  readonly details: VetDetails;
  readonly picture: Picture | null;
  readonly pictures: readonly Picture[];
  readonly marks: Marks;
  /** The vet takes visits. */
  readonly isActive: boolean;
  /** The owner has deactivated the account. */
  readonly isOwnerAway: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** All of its pictures, the first one first. */
export const picturesOf = ({ picture, pictures }: Pick<Vet, 'picture' | 'pictures'>): readonly Picture[] =>
  picture === null ? pictures : [picture, ...pictures];

/** Everybody may see it. */
export const isPublic = ({ isActive, isOwnerAway, marks }: Pick<Vet, 'isActive' | 'isOwnerAway' | 'marks'>): boolean =>
  isActive && !isOwnerAway && !marks.hidden;

export type SlotId = Branded<string, 'SlotId'>;

/** A time in which a vet can be visited. */
export interface Slot {
  readonly id: SlotId;
  readonly vetId: VetId;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isBooked: boolean;
}

export const mostSlotsAtOnce = 200;
/** Of a vet, that have not begun. */
export const mostSlotsToCome = 1_000;
/** How far ahead slots may lie. */
export const furthestAheadMs = 90 * 24 * 60 * 60_000;

export const shortestMinutes = 10;
export const longestMinutes = 240;
export const usualMinutes = 30;

/** Something that happened to a vet: as the profile was after that. */
interface Fact {
  readonly vet: Vet;
  readonly at: Date;
}

interface VetListed extends Fact {
  readonly type: 'VetListed';
}

interface VetUpdated extends Fact {
  readonly type: 'VetUpdated';
}

/** The vet sent papers and asks for the mark `verified`. */
interface VetVerificationRequested extends Fact {
  readonly type: 'VetVerificationRequested';
}

/** Slots were offered or taken back; what is booked meanwhile is in the events of appointments. */
export interface VetSlotsChanged extends Fact {
  readonly type: 'VetSlotsChanged';
  readonly added: readonly Slot[];
  readonly removed: readonly Slot[];
}

export type VetEvent = VetListed | VetUpdated | VetVerificationRequested | VetSlotsChanged;

/** What a list of vets is ordered by. */
export const vetOrders = ['rating', 'newest', 'name', 'fee-low', 'fee-high'] as const;
export type VetOrder = (typeof vetOrders)[number];

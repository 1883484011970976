import type { Branded, MemberId } from '@paltu/kernel';
import type { Verifiable } from '@paltu/marks/marked';
import type { Place, Specialty } from '@paltu/reference';

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

export interface Marks {
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

import type { Branded } from '@paltu/kernel';

export type PetId = Branded<string, 'PetId'>;
export type MemberId = Branded<string, 'MemberId'>;

/** Where a listing stands: waiting for a review, visible to everybody, or refused. */
export type Standing = 'pending' | 'approved' | 'rejected';

/** A listing as its reviewer sees it, in the words of the product. Optional texts are empty when not given. */
export interface Pet {
  readonly id: PetId;
  readonly ownerId: MemberId;
  readonly name: string;
  readonly species: string;
  readonly breed: string;
  readonly age: string;
  readonly gender: string;
  readonly color: string;
  readonly size: string;
  readonly weight: string;
  readonly description: string;
  readonly healthStatus: string;
  readonly vaccinated: boolean;
  readonly neutered: boolean;
  readonly microchipped: boolean;
  readonly specialNeeds: string;
  readonly adoptionType: string;
  /** Whole rupees; 0 is free. */
  readonly price: number;
  /** Id of a city of the reference list. */
  readonly cityId: string;
  readonly status: string;
  readonly urgent: boolean;
  readonly featured: boolean;
  readonly requirements: {
    readonly experience: string;
    readonly homeType: string;
    readonly children: boolean;
    readonly otherPets: boolean;
  };
  readonly tags: readonly string[];
  readonly personality: readonly string[];
  readonly goodWith: readonly string[];
  readonly trainingLevel: string;
  readonly reasonForRehoming: string;
  /** Width and height of the largest rendition, in pixels. */
  readonly images: readonly { readonly id: string; readonly width: number; readonly height: number }[];
  /** ISO 8601 instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

import type { petWords, ChoiceWords } from '@paltu/contracts';
import type { Branded } from '@paltu/kernel';
import type { MemberId } from '../members/member.ts';

export type PetId = Branded<string, 'PetId'>;

type WordOf<Field extends keyof typeof petWords> = (typeof petWords)[Field] extends ChoiceWords<infer Word, number> ? Word : never;

/** A listing of a pet as pets tells of it, in the words of the product. Optional texts are empty when not given. */
export interface PetSnapshot {
  readonly id: PetId;
  readonly ownerId: MemberId;
  readonly name: string;
  readonly species: WordOf<'species'>;
  readonly breed: string;
  readonly age: string;
  readonly gender: WordOf<'gender'>;
  readonly color: string;
  readonly size: WordOf<'size'>;
  readonly weight: string;
  readonly description: string;
  readonly healthStatus: WordOf<'healthStatus'>;
  readonly vaccinated: boolean;
  readonly neutered: boolean;
  readonly microchipped: boolean;
  readonly specialNeeds: string;
  readonly adoptionType: WordOf<'adoptionType'>;
  /** Whole rupees; 0 is free. */
  readonly price: number;
  /** Id of a city of the reference list. */
  readonly cityId: string;
  readonly status: WordOf<'status'>;
  readonly urgent: boolean;
  readonly featured: boolean;
  readonly requirements: {
    readonly experience: WordOf<'experience'>;
    readonly homeType: WordOf<'homeType'>;
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

/** Whether a listing waits for a review, is visible to everybody, or was refused. */
export type ApprovalStatus = WordOf<'approvalStatus'>;

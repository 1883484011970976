import type { ChoiceWords, Pet as PetMessage, petWords } from '@paltu/contracts';
import type { Branded, MemberId } from '@paltu/kernel';

export type PetId = Branded<string, 'PetId'>;

type WordOf<Field extends keyof typeof petWords> = (typeof petWords)[Field] extends ChoiceWords<infer Word, number> ? Word : never;

/** A document that is there; size in bytes. */
export interface KnownPaper {
  readonly id: string;
  readonly name: string;
  readonly size: number;
}

/** What a reader keeps in other terms than those of the event. */
interface Translated {
  readonly id: PetId;
  readonly ownerId: MemberId;
  readonly species: WordOf<'species'>;
  readonly gender: WordOf<'gender'>;
  readonly size: WordOf<'size'>;
  readonly healthStatus: WordOf<'healthStatus'>;
  readonly adoptionType: WordOf<'adoptionType'>;
  readonly status: WordOf<'status'>;
  readonly requirements: {
    readonly experience: WordOf<'experience'>;
    readonly homeType: WordOf<'homeType'>;
    readonly children: boolean;
    readonly otherPets: boolean;
  };
  readonly tags: readonly string[];
  readonly personality: readonly string[];
  readonly goodWith: readonly string[];
  /** Width and height of the largest rendition, in pixels. */
  readonly images: readonly { readonly id: string; readonly width: number; readonly height: number }[];
  /** What only owner and admins may read. */
  readonly papers: Readonly<Record<'vaccinationRecords' | 'healthCertificate', KnownPaper | undefined>>;
  /** ISO 8601 instants. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** The order of the events and the state of the review: they stand beside the fields of the pet. */
type BesideSnapshot = 'version' | 'contentVersion' | 'approvalStatus' | 'rejectionReason' | 'submittedAt' | 'approvedAt' | 'ownerAway';

type AsPublished = Omit<PetMessage, keyof Translated | BesideSnapshot | '$typeName' | '$unknown'>;

/** A listing of a pet as pets publishes it, in the words of the product. Optional texts are empty when not given. */
export interface PetSnapshot extends Readonly<AsPublished>, Translated {}

/** Whether a listing waits for a review, is visible to everybody, or was refused. */
export type ApprovalStatus = WordOf<'approvalStatus'>;

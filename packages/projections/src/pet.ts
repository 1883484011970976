import { timestampDate, type Timestamp } from '@bufbuild/protobuf/wkt';
import { petDeleted, petWords, type ChoiceWords, type Pet, type Pet as PetMessage } from '@paltu/contracts';
import type { EventAttributes } from '@paltu/events';
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
  /** When its age was typed; absent where that is not known. */
  readonly agedAt?: string | undefined;
  /** Day from which its months are counted; absent or empty where that is not known. */
  readonly bornOn?: string;
}

/** The order of the events and the state of the review: they stand beside the fields of the pet. */
type BesideSnapshot = 'version' | 'contentVersion' | 'approvalStatus' | 'rejectionReason' | 'submittedAt' | 'approvedAt' | 'ownerAway';

type AsPublished = Omit<PetMessage, keyof Translated | BesideSnapshot | '$typeName' | '$unknown'>;

/** A listing of a pet as pets publishes it, in the words of the product. Optional texts are empty when not given. */
export interface PetSnapshot extends Readonly<AsPublished>, Translated {}

/** Whether a listing waits for a review, is visible to everybody, or was refused. */
export type ApprovalStatus = WordOf<'approvalStatus'>;

/** A listing as another service keeps it. */
export interface KnownPet {
  readonly id: PetId;
  /** Order of its events. */
  readonly version: number;
  /** What a review named. */
  readonly contentVersion: number;
  readonly snapshot: PetSnapshot;
  readonly approvalStatus: ApprovalStatus;
  /** The owner has deactivated the account, and may come back. */
  readonly isOwnerAway: boolean;
  readonly isDeleted: boolean;
}

/** Whether everybody may see it. */
export const isPublicPet = ({ approvalStatus, isOwnerAway, isDeleted }: Pick<KnownPet, 'approvalStatus' | 'isOwnerAway' | 'isDeleted'>) =>
  approvalStatus === 'approved' && !isOwnerAway && !isDeleted;

export interface PetDirectory {
  find(ids: readonly PetId[]): Promise<ReadonlyMap<PetId, KnownPet>>;
}

/** @throws Error when the event leaves the instant out: it is to be parked, not guessed. */
export const instantOf = (field: string, at: Timestamp | undefined): Date => {
  if (at === undefined) throw new Error(`${field} is missing`);
  return timestampDate(at);
};

const fieldsOf = ({
  $typeName,
  $unknown,
  version,
  contentVersion,
  approvalStatus,
  rejectionReason,
  submittedAt,
  approvedAt,
  ownerAway,
  ...fields
}: PetMessage) => fields;

const paperOf = (paper: KnownPaper | undefined): KnownPaper | undefined => paper && { id: paper.id, name: paper.name, size: paper.size };

const papersOf = ({ papers }: PetMessage): PetSnapshot['papers'] => ({
  vaccinationRecords: paperOf(papers?.vaccinationRecords),
  healthCertificate: paperOf(papers?.healthCertificate),
});

/** The listing that an event of pets carries. @throws Error for a value of a later version. */
export const petOfMessage = (message: PetMessage): PetSnapshot => ({
  ...fieldsOf(message),
  id: message.id as PetId,
  ownerId: message.ownerId as MemberId,
  species: petWords.species.toWord(message.species),
  gender: petWords.gender.toWord(message.gender),
  size: petWords.size.toWord(message.size),
  healthStatus: petWords.healthStatus.toWord(message.healthStatus),
  adoptionType: petWords.adoptionType.toWord(message.adoptionType),
  status: petWords.status.toWord(message.status),
  requirements: {
    experience: petWords.experience.toWord(message.requirements?.experience ?? 0),
    homeType: petWords.homeType.toWord(message.requirements?.homeType ?? 0),
    children: message.requirements?.children ?? false,
    otherPets: message.requirements?.otherPets ?? false,
  },
  images: message.images.map(({ id, width, height }) => ({ id, width, height })),
  papers: papersOf(message),
  createdAt: instantOf('created_at', message.createdAt).toISOString(),
  updatedAt: instantOf('updated_at', message.updatedAt).toISOString(),
  agedAt: message.agedAt && timestampDate(message.agedAt).toISOString(),
});

/** What is kept of the listing of an event of pets. @throws Error for a value of a later version. */
export const knownPetOfMessage = (pet: Pet, { sequence, type }: Pick<EventAttributes, 'sequence' | 'type'>): KnownPet => ({
  id: pet.id as PetId,
  version: sequence,
  contentVersion: pet.contentVersion,
  snapshot: petOfMessage(pet),
  approvalStatus: petWords.approvalStatus.toWord(pet.approvalStatus),
  isOwnerAway: pet.ownerAway,
  isDeleted: type === petDeleted.type,
});

import { timestampDate, type Timestamp } from '@bufbuild/protobuf/wkt';
import { petWords, type Pet as PetMessage } from '@paltu/contracts';
import type { MemberId } from '@paltu/kernel';
import type { KnownPaper, PetId, PetSnapshot } from './pet-snapshot.ts';

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
});

import { timestampDate, type Timestamp } from '@bufbuild/protobuf/wkt';
import { petWords, type Pet as PetMessage } from '@paltu/contracts';
import type { MemberId, Pet, PetId } from '../domain/pet.ts';
import type { PetNews } from '../domain/review.ts';

const instant = (field: string, at: Timestamp | undefined): Date => {
  if (at === undefined) throw new Error(`${field} is missing`);
  return timestampDate(at);
};

const toPet = (message: PetMessage): Pet => ({
  id: message.id as PetId,
  ownerId: message.ownerId as MemberId,
  name: message.name,
  species: petWords.species.toWord(message.species),
  breed: message.breed,
  age: message.age,
  gender: petWords.gender.toWord(message.gender),
  color: message.color,
  size: petWords.size.toWord(message.size),
  weight: message.weight,
  description: message.description,
  healthStatus: petWords.healthStatus.toWord(message.healthStatus),
  vaccinated: message.vaccinated,
  neutered: message.neutered,
  microchipped: message.microchipped,
  specialNeeds: message.specialNeeds,
  adoptionType: petWords.adoptionType.toWord(message.adoptionType),
  price: message.price,
  cityId: message.cityId,
  status: petWords.status.toWord(message.status),
  urgent: message.urgent,
  featured: message.featured,
  requirements: {
    experience: petWords.experience.toWord(message.requirements?.experience ?? 0),
    homeType: petWords.homeType.toWord(message.requirements?.homeType ?? 0),
    children: message.requirements?.children ?? false,
    otherPets: message.requirements?.otherPets ?? false,
  },
  tags: message.tags,
  personality: message.personality,
  goodWith: message.goodWith,
  trainingLevel: message.trainingLevel,
  reasonForRehoming: message.reasonForRehoming,
  images: message.images.map(({ id, width, height }) => ({ id, width, height })),
  createdAt: instant('created_at', message.createdAt).toISOString(),
  updatedAt: instant('updated_at', message.updatedAt).toISOString(),
});

/** What an event of pets tells about a listing, in our words. */
export const petNews = (message: PetMessage, sequence: number, isDeleted: boolean): PetNews => ({
  petId: message.id as PetId,
  version: sequence,
  contentVersion: message.contentVersion,
  pet: toPet(message),
  standing: petWords.approvalStatus.toWord(message.approvalStatus),
  reason: message.rejectionReason,
  submittedAt: instant('submitted_at', message.submittedAt),
  isDeleted,
});

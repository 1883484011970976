import { timestampDate, type Timestamp } from '@bufbuild/protobuf/wkt';
import { petWords, type Pet as PetMessage } from '@paltu/contracts';
import type { MemberId } from '../members/member.ts';
import type { PetId, PetSnapshot } from './pet-snapshot.ts';

/** @throws Error when the event leaves the instant out: it is to be parked, not guessed. */
export const instantOf = (field: string, at: Timestamp | undefined): Date => {
  if (at === undefined) throw new Error(`${field} is missing`);
  return timestampDate(at);
};

/** The listing that an event of pets carries. @throws Error for a value of a later version. */
export const petOfMessage = (message: PetMessage): PetSnapshot => ({
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
  createdAt: instantOf('created_at', message.createdAt).toISOString(),
  updatedAt: instantOf('updated_at', message.updatedAt).toISOString(),
});

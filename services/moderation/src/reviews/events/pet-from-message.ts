import { timestampDate, type Timestamp } from '@bufbuild/protobuf/wkt';
import {
  AdoptionType,
  ApprovalStatus,
  AvailabilityStatus,
  Experience,
  Gender,
  HealthStatus,
  HomeType,
  Size,
  Species,
  type Pet as PetMessage,
} from '@paltu/contracts';
import type { MemberId, Pet, PetId, Standing } from '../domain/pet.ts';
import type { PetNews } from '../domain/review.ts';

const words = {
  species: {
    [Species.DOG]: 'Dog',
    [Species.CAT]: 'Cat',
    [Species.BIRD]: 'Bird',
    [Species.FISH]: 'Fish',
    [Species.RABBIT]: 'Rabbit',
    [Species.HAMSTER]: 'Hamster',
    [Species.OTHER]: 'Other',
  },
  gender: { [Gender.MALE]: 'Male', [Gender.FEMALE]: 'Female' },
  size: { [Size.SMALL]: 'Small', [Size.MEDIUM]: 'Medium', [Size.LARGE]: 'Large', [Size.EXTRA_LARGE]: 'Extra Large' },
  healthStatus: {
    [HealthStatus.EXCELLENT]: 'Excellent',
    [HealthStatus.GOOD]: 'Good',
    [HealthStatus.FAIR]: 'Fair',
    [HealthStatus.POOR]: 'Poor',
    [HealthStatus.SPECIAL_NEEDS]: 'Special Needs',
  },
  adoptionType: { [AdoptionType.ADOPTION]: 'Adoption', [AdoptionType.SALE]: 'Sale', [AdoptionType.TRIAL]: 'Trial' },
  status: { [AvailabilityStatus.AVAILABLE]: 'Available', [AvailabilityStatus.PENDING]: 'Pending', [AvailabilityStatus.ADOPTED]: 'Adopted' },
  experience: { [Experience.BEGINNER]: 'Beginner', [Experience.INTERMEDIATE]: 'Intermediate', [Experience.ADVANCED]: 'Advanced' },
  homeType: { [HomeType.HOUSE_WITH_YARD]: 'House with yard', [HomeType.APARTMENT]: 'Apartment', [HomeType.FARM_RURAL]: 'Farm/Rural' },
  standing: { [ApprovalStatus.PENDING]: 'pending', [ApprovalStatus.APPROVED]: 'approved', [ApprovalStatus.REJECTED]: 'rejected' },
} as const satisfies Record<string, Record<number, string>>;

/** Unspecified, or a choice that a later version of pets knows and we do not: refused, so that the event is parked, not misread. */
const wordFor = (field: keyof typeof words, choice: number): string => {
  const word = (words[field] as Record<number, string>)[choice];
  if (word === undefined) throw new Error(`${field} has the unknown value ${choice}`);
  return word;
};

const instant = (field: string, at: Timestamp | undefined): Date => {
  if (at === undefined) throw new Error(`${field} is missing`);
  return timestampDate(at);
};

const toPet = (message: PetMessage): Pet => ({
  id: message.id as PetId,
  ownerId: message.ownerId as MemberId,
  name: message.name,
  species: wordFor('species', message.species),
  breed: message.breed,
  age: message.age,
  gender: wordFor('gender', message.gender),
  color: message.color,
  size: wordFor('size', message.size),
  weight: message.weight,
  description: message.description,
  healthStatus: wordFor('healthStatus', message.healthStatus),
  vaccinated: message.vaccinated,
  neutered: message.neutered,
  microchipped: message.microchipped,
  specialNeeds: message.specialNeeds,
  adoptionType: wordFor('adoptionType', message.adoptionType),
  price: message.price,
  cityId: message.cityId,
  status: wordFor('status', message.status),
  urgent: message.urgent,
  featured: message.featured,
  requirements: {
    experience: wordFor('experience', message.requirements?.experience ?? 0),
    homeType: wordFor('homeType', message.requirements?.homeType ?? 0),
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
export const petNews = (message: PetMessage | undefined, sequence: number, isDeleted: boolean): PetNews => {
  if (message === undefined) throw new Error('the event holds no pet');
  return {
    petId: message.id as PetId,
    version: sequence,
    contentVersion: message.contentVersion,
    pet: toPet(message),
    standing: wordFor('standing', message.approvalStatus) as Standing,
    reason: message.rejectionReason,
    submittedAt: instant('submitted_at', message.submittedAt),
    isDeleted,
  };
};

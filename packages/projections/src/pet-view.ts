import { pictureView, presentPicture } from '@paltu/pictures/picture-view';
import {
  adoptionTypes,
  approvalStatuses,
  availabilities,
  cityName,
  companions,
  experiences,
  genders,
  healthStatuses,
  homeTypes,
  personalities,
  sizes,
  species,
  trainingLevels,
  type Companion,
  type Personality,
  type TrainingLevel,
} from '@paltu/reference';
import { z } from 'zod';
import { memberView, presentMember } from './member-view.ts';
import type { MembersById } from './member.ts';
import type { ApprovalStatus, KnownPaper, PetSnapshot } from './pet.ts';

const instant = z.iso.datetime();

type ShownOfPet = Exclude<keyof PetSnapshot, 'ownerId' | 'cityId' | 'papers'>;
type ShownBeside = '_id' | 'location' | 'owner' | 'approvalStatus' | 'rejectionReason';

/** A pet as far as every service knows it. */
export const knownPetView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    name: z.string(),
    species: z.enum(species),
    breed: z.string(),
    /** As its owner typed it at `agedAt`, null where that is not known. */
    age: z.string(),
    agedAt: instant.nullable(),
    /** Day from which its months are counted; null where that is not known. */
    bornOn: z.iso.date().nullable(),
    gender: z.enum(genders),
    color: z.string(),
    size: z.enum(sizes),
    weight: z.string(),
    description: z.string(),
    healthStatus: z.enum(healthStatuses),
    vaccinated: z.boolean(),
    neutered: z.boolean(),
    microchipped: z.boolean(),
    specialNeeds: z.string(),
    adoptionType: z.enum(adoptionTypes),
    price: z.int(),
    location: z.string(),
    status: z.enum(availabilities),
    urgent: z.boolean(),
    featured: z.boolean(),
    requirements: z.strictObject({
      experience: z.enum(experiences),
      homeType: z.enum(homeTypes),
      children: z.boolean(),
      otherPets: z.boolean(),
    }),
    tags: z.array(z.string()).readonly(),
    personality: z.array(z.enum(personalities)).readonly(),
    goodWith: z.array(z.enum(companions)).readonly(),
    trainingLevel: z.enum([...trainingLevels, '']),
    reasonForRehoming: z.string(),
    images: z.array(pictureView).readonly(),
    owner: memberView,
    createdAt: instant,
    updatedAt: instant,
    approvalStatus: z.enum(approvalStatuses),
    rejectionReason: z.string(),
  } satisfies Record<ShownOfPet | ShownBeside, z.ZodType>)
  .meta({ id: 'KnownPet' });

export interface PresentedReview {
  readonly approvalStatus: ApprovalStatus;
  readonly rejectionReason: string;
}

/** What lets its age grow; what was kept before that was published has neither. */
export const presentAge = ({ agedAt, bornOn }: Pick<PetSnapshot, 'agedAt' | 'bornOn'>) => ({
  agedAt: agedAt ?? null,
  bornOn: bornOn === '' ? null : (bornOn ?? null),
});

/** A pet as far as every service knows it; owners are found in `members`. */
export const presentKnownPet = (
  { ownerId, cityId, images, papers: _papers, personality, goodWith, trainingLevel, ...facts }: PetSnapshot,
  { approvalStatus, rejectionReason }: PresentedReview,
  members: MembersById,
): z.input<typeof knownPetView> => ({
  _id: facts.id,
  ...facts,
  ...presentAge(facts),
  // Lists of choices travel as text; pets wrote nothing but its choices.
  personality: personality as readonly Personality[],
  goodWith: goodWith as readonly Companion[],
  trainingLevel: trainingLevel as TrainingLevel | '',
  location: cityName(cityId),
  images: images.map((image) => presentPicture('pets', image)),
  owner: presentMember(ownerId, members),
  approvalStatus,
  rejectionReason,
});

/** A document of a listing, as owner and admins see it; size in bytes. */
export const paperView = z.strictObject({ id: z.uuid(), name: z.string(), size: z.int() }).meta({ id: 'Paper' });

/** The documents of a listing, null where there is none; what was kept before there were documents has none. */
export const presentPapers = ({
  papers,
}: Partial<Pick<PetSnapshot, 'papers'>>): Record<'vaccinationRecords' | 'healthCertificate', KnownPaper | null> => ({
  vaccinationRecords: papers?.vaccinationRecords ?? null,
  healthCertificate: papers?.healthCertificate ?? null,
});

import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
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
  type PetSchema,
} from '@paltu/contracts';

/** A listing as events of pets have it. */
export type PetMessage = MessageInitShape<typeof PetSchema>;

const at = timestampFromDate(new Date('2026-01-01'));

/** A listing that everybody sees, for services that know it by events of pets; only what matters needs to be given. */
export const petMessage = (given: PetMessage = {}): PetMessage =>
  ({
    name: 'شیرو',
    contentVersion: 1,
    species: Species.DOG,
    breed: 'Labrador',
    age: '2 years',
    gender: Gender.MALE,
    size: Size.LARGE,
    healthStatus: HealthStatus.GOOD,
    adoptionType: AdoptionType.ADOPTION,
    cityId: 'lahore',
    requirements: { experience: Experience.BEGINNER, homeType: HomeType.APARTMENT },
    images: [{ id: '0199a3f0-0000-7000-8000-00000000aaaa', width: 1600, height: 1200 }],
    status: AvailabilityStatus.AVAILABLE,
    approvalStatus: ApprovalStatus.APPROVED,
    createdAt: at,
    updatedAt: at,
    submittedAt: at,
    ...given,
  }) as PetMessage;

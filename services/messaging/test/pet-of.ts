import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  AdoptionType,
  AvailabilityStatus,
  Experience,
  Gender,
  HealthStatus,
  HomeType,
  Size,
  Species,
  type PetSchema,
} from '@paltu/contracts';

/** A listing as an event has it; only what matters needs to be given. */
export const petOf = (given: object): MessageInitShape<typeof PetSchema> => {
  const at = timestampFromDate(new Date('2026-01-01'));
  return {
    contentVersion: 1,
    createdAt: at,
    updatedAt: at,
    submittedAt: at,
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
    ...given,
  } as MessageInitShape<typeof PetSchema>;
};

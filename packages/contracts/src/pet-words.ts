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
} from './gen/paltu/pets/v1/pet_events_pb.ts';
import { choiceWords } from './words.ts';

/** What everybody reads on a listing, and what stands for it in the events of pets. */
export const petWords = {
  species: choiceWords('species', {
    Dog: Species.DOG,
    Cat: Species.CAT,
    Bird: Species.BIRD,
    Fish: Species.FISH,
    Rabbit: Species.RABBIT,
    Hamster: Species.HAMSTER,
    Other: Species.OTHER,
  }),
  gender: choiceWords('gender', { Male: Gender.MALE, Female: Gender.FEMALE }),
  size: choiceWords('size', { Small: Size.SMALL, Medium: Size.MEDIUM, Large: Size.LARGE, 'Extra Large': Size.EXTRA_LARGE }),
  healthStatus: choiceWords('health_status', {
    Excellent: HealthStatus.EXCELLENT,
    Good: HealthStatus.GOOD,
    Fair: HealthStatus.FAIR,
    Poor: HealthStatus.POOR,
    'Special Needs': HealthStatus.SPECIAL_NEEDS,
  }),
  adoptionType: choiceWords('adoption_type', { Adoption: AdoptionType.ADOPTION, Sale: AdoptionType.SALE, Trial: AdoptionType.TRIAL }),
  status: choiceWords('status', {
    Available: AvailabilityStatus.AVAILABLE,
    Pending: AvailabilityStatus.PENDING,
    Adopted: AvailabilityStatus.ADOPTED,
  }),
  experience: choiceWords('experience', {
    Beginner: Experience.BEGINNER,
    Intermediate: Experience.INTERMEDIATE,
    Advanced: Experience.ADVANCED,
  }),
  homeType: choiceWords('home_type', {
    'House with yard': HomeType.HOUSE_WITH_YARD,
    Apartment: HomeType.APARTMENT,
    'Farm/Rural': HomeType.FARM_RURAL,
  }),
  approvalStatus: choiceWords('approval_status', {
    pending: ApprovalStatus.PENDING,
    approved: ApprovalStatus.APPROVED,
    rejected: ApprovalStatus.REJECTED,
  }),
};

import {
  AdoptionType as AdoptionTypeMessage,
  ApprovalStatus as ApprovalStatusMessage,
  AvailabilityStatus,
  Experience as ExperienceMessage,
  Gender as GenderMessage,
  HealthStatus as HealthStatusMessage,
  HomeType as HomeTypeMessage,
  Size as SizeMessage,
  Species as SpeciesMessage,
} from '@paltu/contracts';
import type {
  AdoptionType,
  ApprovalStatus,
  Availability,
  Experience,
  Gender,
  HealthStatus,
  HomeType,
  Size,
  Species,
} from '../domain/choices.ts';

/** Our words in the contract's. A choice that is missing here does not compile. */
export const speciesMessage: Record<Species, SpeciesMessage> = {
  Dog: SpeciesMessage.DOG,
  Cat: SpeciesMessage.CAT,
  Bird: SpeciesMessage.BIRD,
  Fish: SpeciesMessage.FISH,
  Rabbit: SpeciesMessage.RABBIT,
  Hamster: SpeciesMessage.HAMSTER,
  Other: SpeciesMessage.OTHER,
};

export const genderMessage: Record<Gender, GenderMessage> = { Male: GenderMessage.MALE, Female: GenderMessage.FEMALE };

export const sizeMessage: Record<Size, SizeMessage> = {
  Small: SizeMessage.SMALL,
  Medium: SizeMessage.MEDIUM,
  Large: SizeMessage.LARGE,
  'Extra Large': SizeMessage.EXTRA_LARGE,
};

export const healthStatusMessage: Record<HealthStatus, HealthStatusMessage> = {
  Excellent: HealthStatusMessage.EXCELLENT,
  Good: HealthStatusMessage.GOOD,
  Fair: HealthStatusMessage.FAIR,
  Poor: HealthStatusMessage.POOR,
  'Special Needs': HealthStatusMessage.SPECIAL_NEEDS,
};

export const adoptionTypeMessage: Record<AdoptionType, AdoptionTypeMessage> = {
  Adoption: AdoptionTypeMessage.ADOPTION,
  Sale: AdoptionTypeMessage.SALE,
  Trial: AdoptionTypeMessage.TRIAL,
};

export const availabilityMessage: Record<Availability, AvailabilityStatus> = {
  Available: AvailabilityStatus.AVAILABLE,
  Pending: AvailabilityStatus.PENDING,
  Adopted: AvailabilityStatus.ADOPTED,
};

export const experienceMessage: Record<Experience, ExperienceMessage> = {
  Beginner: ExperienceMessage.BEGINNER,
  Intermediate: ExperienceMessage.INTERMEDIATE,
  Advanced: ExperienceMessage.ADVANCED,
};

export const homeTypeMessage: Record<HomeType, HomeTypeMessage> = {
  'House with yard': HomeTypeMessage.HOUSE_WITH_YARD,
  Apartment: HomeTypeMessage.APARTMENT,
  'Farm/Rural': HomeTypeMessage.FARM_RURAL,
};

export const approvalStatusMessage: Record<ApprovalStatus, ApprovalStatusMessage> = {
  pending: ApprovalStatusMessage.PENDING,
  approved: ApprovalStatusMessage.APPROVED,
  rejected: ApprovalStatusMessage.REJECTED,
};

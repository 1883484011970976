import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { petWords } from '@paltu/contracts';
import type { ListingDetails, Picture, Requirements } from '../domain/listing.ts';
import type { Paper, Papers } from '../domain/papers.ts';

const requirementsMessage = ({ experience, homeType, children, otherPets }: Requirements) => ({
  experience: petWords.experience.toChoice(experience),
  homeType: petWords.homeType.toChoice(homeType),
  children,
  otherPets,
});

/** Choices in the terms of the contract, the rest as it is: a message that asks for more does not compile. */
export const detailsMessage = (details: ListingDetails) => ({
  ...details,
  species: petWords.species.toChoice(details.species),
  gender: petWords.gender.toChoice(details.gender),
  size: petWords.size.toChoice(details.size),
  healthStatus: petWords.healthStatus.toChoice(details.healthStatus),
  adoptionType: petWords.adoptionType.toChoice(details.adoptionType),
  status: petWords.status.toChoice(details.status),
  requirements: requirementsMessage(details.requirements),
});

export const picturesMessage = (pictures: readonly Picture[]) => pictures.map(({ id, width, height }) => ({ id, width, height }));

const paperMessage = (paper: Paper | null) => (paper === null ? undefined : { id: paper.id, name: paper.name, size: paper.size });

export const papersMessage = ({ vaccinationRecords, healthCertificate }: Papers) => ({
  vaccinationRecords: paperMessage(vaccinationRecords),
  healthCertificate: paperMessage(healthCertificate),
});

export const instantMessage = (at: Date | null) => (at === null ? undefined : timestampFromDate(at));

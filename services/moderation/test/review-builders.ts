import { newId, type MemberId } from '@paltu/kernel';
import type { PetId, PetSnapshot } from '@paltu/projections';
import type { Decision, PetReport, Review, Verdict } from '../src/reviews/review.ts';

const at = '2026-11-21T08:00:00.000Z';

export const aPet = (changes: Partial<PetSnapshot> = {}): PetSnapshot => ({
  id: newId() as PetId,
  ownerId: newId() as MemberId,
  name: 'شیرو',
  species: 'Dog',
  breed: 'Labrador',
  age: '2 years',
  gender: 'Male',
  color: 'Golden',
  size: 'Large',
  weight: '28 kg',
  description: 'A friendly dog',
  healthStatus: 'Good',
  vaccinated: true,
  neutered: false,
  microchipped: false,
  specialNeeds: '',
  adoptionType: 'Adoption',
  price: 0,
  cityId: 'lahore',
  status: 'Available',
  urgent: false,
  featured: false,
  requirements: { experience: 'Beginner', homeType: 'Apartment', children: false, otherPets: false },
  tags: [],
  personality: [],
  goodWith: [],
  trainingLevel: '',
  reasonForRehoming: '',
  images: [],
  papers: { vaccinationRecords: undefined, healthCertificate: undefined },
  createdAt: at,
  updatedAt: at,
  ...changes,
});

export const aReport = (changes: Partial<PetReport> = {}): PetReport => {
  const pet = changes.pet ?? aPet();
  return {
    petId: pet.id,
    version: 1,
    contentVersion: 1,
    pet,
    ownerStatus: 'pending',
    reason: '',
    submittedAt: new Date(at),
    isDeleted: false,
    isOwnerAway: false,
    ...changes,
  };
};

export const aReview = (changes: Partial<Review> = {}): Review => {
  const report = aReport(changes);
  return { ...report, status: report.ownerStatus, previous: null, ...changes };
};

export const aVerdict = (changes: Partial<Verdict> = {}): Verdict => ({
  id: newId(),
  action: 'approve',
  reason: null,
  contentVersion: undefined,
  decidedBy: newId() as MemberId,
  confirmed: [],
  ...changes,
});

export const aDecision = (changes: Partial<Decision> = {}): Decision => ({
  id: newId(),
  petId: newId() as PetId,
  number: 1,
  action: 'approve',
  contentVersion: 1,
  reason: null,
  decidedBy: newId() as MemberId,
  decidedAt: new Date(at),
  isOwnListing: false,
  outcome: 'pending',
  rules: [],
  ...changes,
});

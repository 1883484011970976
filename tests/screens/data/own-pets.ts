import { memberId } from '../harness/people.ts';
import { petId, somePets } from './some-pets.ts';
import type { components } from '../../../web/src/shared/api/gen/api.ts';

type OwnPet = components['schemas']['OwnPet'];

/** What a member has listed: one sent back, one that waits, one published. */
export const ownPets = (): OwnPet[] => {
  const reviews = [
    { approvalStatus: 'rejected', approvedAt: null, rejectionReason: 'Please show the whole dog, and add whether he is vaccinated.' },
    { approvalStatus: 'pending', approvedAt: null, rejectionReason: '' },
    { approvalStatus: 'approved', rejectionReason: '' },
  ] as const;
  return somePets(3).map((pet, index) => ({
    ...pet,
    ...(reviews[index] ?? reviews[2]),
    owner: { ...pet.owner, id: memberId, _id: memberId },
    contentVersion: index + 1,
    vaccinationRecords: index === 0 ? { id: petId(501), name: 'IMG-2041.pdf', size: 348_160 } : null,
    healthCertificate: null,
    reservation: null,
    notices: [],
  }));
};

import type { components } from '../../../web/src/shared/api/gen/api.ts';
import type { AdminStats, Decision, ReviewedPet } from '../../../web/src/shared/api/types.ts';
import { aPet } from '../../../web/src/testing/a-pet.ts';
import { adminId } from '../harness/people.ts';
import { imageOfPet, somePets } from './some-pets.ts';

const anHour = 3_600_000;
const at = new Date(Date.now() - 5 * anHour).toISOString();

/** A queue of listings: a new one, one sent in again after a refusal with another last picture, one edited after it was published. */
export const someReviews = (): ReviewedPet[] =>
  somePets(3).map((pet, index) => {
    const papers = { vaccinationRecords: null, healthCertificate: null };
    const waiting = { ...pet, ...papers, approvalStatus: 'pending' as const, contentVersion: index + 1, submittedAt: at };
    if (index === 0) return { ...waiting, review: { kind: 'new', previousReason: null, previous: null, warnings: [] } };
    const isEdit = index === 2;
    const images = isEdit ? pet.images : [...pet.images.slice(0, -1), imageOfPet(pet.id, 9)];
    const previous = { ...pet, images, description: 'Kind, calm and used to cats.', color: 'brown' };
    const previousReason = isEdit ? null : 'Please add whether she knows her name.';
    return { ...waiting, review: { kind: isEdit ? 'edited' : 'resubmitted', previousReason, previous, warnings: [] } };
  });

export const someStats = (): AdminStats => ({ totalPets: 128, pendingPets: 3, approvedPets: 119, rejectedPets: 6, totalUsers: 74 });

export const someOwner = (): components['schemas']['OwnerRecord'] => ({
  ...aPet().owner,
  listings: { pending: 1, approved: 2, rejected: 0 },
  rejections: 1,
});

export const someHistory = (): Decision[] => [
  {
    ...{ action: 'reject', by: { id: adminId, name: 'Hina Raza' }, at, contentVersion: 1 },
    ...{ reason: 'Please add whether she knows her name.', superseded: false, ownListing: false },
  },
];

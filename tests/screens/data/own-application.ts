import type { AdoptionRequest } from '../../../web/src/shared/api/types.ts';
import { aPet } from '../../../web/src/testing/a-pet.ts';
import type { Stubs } from '../harness/answers.ts';
import { memberId } from '../harness/people.ts';
import { petId, somePets } from './some-pets.ts';
import { usualAnswers } from './usual-answers.ts';

/** The pet that is asked for. */
export const cotton = { ...(somePets(4)[3] ?? aPet()), approvalStatus: 'approved' as const, adoptionType: 'Adoption' as const, price: 0 };
/** Where its page is. */
export const petPath = `/pet-${cotton.id}`;
/** Where the application is written. */
export const applicationPath = `/pet-dealing-${cotton.id}`;
/** What a member is answered who looks at it. */
export const answersAboutCotton: Stubs = { ...usualAnswers('member'), 'GET /pets/{id}': { pet: cotton } };

/** What is written. */
export const adoptionDetails: NonNullable<AdoptionRequest['adoptionDetails']> = {
  ...{ reason: 'Our garden is empty.', timeline: 'soon', experience: 'Two rabbits for six years.', budget: 'medium' },
  ...{ petCarePlan: 'Hay, a vet in the next street.', homeType: 'House with yard', hasChildren: true, hasOtherPets: false },
  ...{ references: '', additionalInfo: '' },
};

/** The request that comes of it. */
export const requestOf = (status: AdoptionRequest['status']): AdoptionRequest => {
  const { id, name, species, breed, age, agedAt, bornOn, gender, adoptionType, price, location, images, owner } = cotton;
  const at = '2026-11-20T08:00:00.000Z';
  return {
    ...{ _id: petId(81), id: petId(81), status, createdAt: at, updatedAt: at, respondBy: '2026-11-22T08:00:00.000Z', message: 'x' },
    petName: name,
    terms: { adoptionType: 'Adoption', price: 0 },
    pet: {
      ...{ _id: id, id, name, species, breed, age, agedAt, bornOn, gender, adoptionType, price, location, images },
      status: 'Available',
      isPublic: true,
    },
    owner: { ...owner, email: null, phone: null },
    requester: { ...owner, ...{ id: memberId, _id: memberId, email: null, phone: null, card: null } },
    ...{
      adoptionDetails,
      offer: null,
      meeting: null,
      ownerResponse: null,
      closing: null,
      approvedAt: null,
      completedAt: null,
      mayComeBackUntil: null,
    },
    history: [{ status: 'pending', at, by: 'requester' }],
  };
};
/** The member has asked before. */
export const sentBefore = (status: AdoptionRequest['status'], given: Partial<AdoptionRequest> = {}): Stubs => ({
  ...answersAboutCotton,
  'GET /adoption/requests': {
    adoptionRequests: [{ ...requestOf(status), ...given }],
    counts: { received: 0, sent: 1, all: 1 },
    pagination: { page: 1, limit: 50, total: 1, totalPages: 1, totalIsCapped: false },
  },
});

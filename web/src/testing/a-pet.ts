import type { components } from '#shared/api/gen/api.ts';
import type { Pet } from '#shared/api/types.ts';

/** As the call for one pet answers it, with the picture of its owner. */
export type WholePet = Pet & { owner: components['schemas']['PortrayedMember'] };

const imageOf = (id: string) => ({
  id,
  url: `/media/pets/${id}/800.webp`,
  width: 1600,
  height: 1200,
  urls: { '320': `/media/pets/${id}/320.webp`, '800': `/media/pets/${id}/800.webp`, '1600': `/media/pets/${id}/1600.webp` },
});

/** An approved listing as the API answers one to its owner; name what matters. */
export function aPet(given: Partial<Pet> = {}): WholePet {
  return {
    ...{ _id: 'pet-1', id: 'pet-1', name: 'Sheru', species: 'Dog', breed: 'Desi mix', age: '2 years', gender: 'Male' },
    ...{ color: 'white', size: 'Medium', weight: '18 kg', description: 'Kind and calm.', healthStatus: 'Good' },
    ...{ vaccinated: true, neutered: false, microchipped: false, specialNeeds: '' },
    ...{ adoptionType: 'Adoption', price: 0, location: 'Lahore', status: 'Available', urgent: false, featured: false },
    requirements: { experience: 'Beginner', homeType: 'Apartment', children: true, otherPets: false },
    ...{ tags: [], personality: [], goodWith: [], trainingLevel: '', reasonForRehoming: '' },
    images: [imageOf('i-1'), imageOf('i-2')],
    owner: {
      ...{ _id: 'user-1', id: 'user-1', firstName: 'Ayesha', lastName: 'Khan', fullName: 'Ayesha Khan', verified: false, rating: null },
      profileImage: null,
    },
    ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', views: 0, likes: 0 },
    ...{
      approvalStatus: 'approved',
      agedAt: null,
      bornOn: null,
      approvedAt: '2026-01-02T00:00:00.000Z',
      rejectionReason: null,
      contentVersion: 1,
    },
    ...given,
  } as WholePet;
}

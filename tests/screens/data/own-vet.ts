import type { Answer } from '../../../web/src/shared/api/endpoint.ts';
import type { OwnVet } from '../../../web/src/shared/api/types.ts';
import { memberId } from '../harness/people.ts';

export const ownVetId = '0199a3f0-0000-7000-d000-000000000001';

/** The vet profile of the member; name what matters. */
export const ownVet = (given: Partial<OwnVet> = {}): OwnVet => ({
  ...{ _id: ownVetId, id: ownVetId, ownerId: memberId, name: 'Dr. Bilal Ahmed', specialty: 'Surgery', qualifications: 'DVM, RVMP 4711' },
  ...{ clinicName: 'City Pet Clinic', address: '12-B, Mall Road', city: 'Lahore', latitude: 31.55, longitude: 74.34 },
  ...{ phone: '+924235761234', email: 'clinic@example.com', consultationFee: 1500, bio: 'Cats and dogs since 2009.' },
  ...{ services: ['Vaccination', 'ٹانکے'], availability: 'Mon to Sat, 10 to 6', homeVisit: true, emergency: false, telemedicine: false },
  ...{ experience: 15, image: null, images: [], verified: true, featured: false, rating: 4.6, reviews: 12, patients: 87, likes: 3 },
  ...{ joinedDate: '2026-02-01T00:00:00.000Z', isActive: true, hidden: false },
  ...given,
});

export const vetStats = (): Answer<'getVetsUserStats'>['stats'] => ({
  appointments: { booked: 4, cancelled: 6, completed: 120, 'no-show': 3, total: 133 },
  ...{ patients: 87, rating: 4.6, reviews: 12, freeSlots: 31 },
});

import type { VetSlot, WholeVet } from '#shared/api/types.ts';

/** A vet as the page of one shows it; name what matters. */
export function aVet(given: Partial<WholeVet> = {}): WholeVet {
  return {
    _id: 'vet-1',
    id: 'vet-1',
    ownerId: 'user-9',
    name: 'Dr Ayesha Malik',
    specialty: 'General Medicine',
    qualifications: 'DVM, University of Veterinary and Animal Sciences, Lahore',
    clinicName: 'Gulberg Pet Clinic',
    address: '12 Main Boulevard, Gulberg III',
    city: 'Lahore',
    latitude: 31.52,
    longitude: 74.35,
    hasOwnPlace: true,
    phone: '+924235761234',
    email: 'clinic@example.com',
    consultationFee: 1500,
    bio: 'Dogs, cats and birds for eleven years, with a small laboratory in the house.',
    services: ['Vaccination', 'X-ray', 'Dental cleaning', 'Microchip'],
    availability: 'Monday to Saturday, 10:00 to 18:00',
    homeVisit: true,
    emergency: true,
    telemedicine: false,
    experience: 11,
    image: null,
    images: [],
    verified: true,
    featured: false,
    rating: 4.6,
    reviews: 12,
    patients: 48,
    likes: 5,
    joinedDate: '2026-01-01T00:00:00.000Z',
    reviewDetails: [],
    ...given,
  };
}

/** A free slot of 30 minutes; name what matters. */
export function aSlot(given: Partial<VetSlot> & Pick<VetSlot, 'id' | 'startsAt' | 'date' | 'time'>): VetSlot {
  const endsAt = new Date(Date.parse(given.startsAt) + 1_800_000).toISOString();
  return { _id: given.id, endsAt, status: 'free', ...given };
}

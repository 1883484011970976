import type { Store } from '#shared/api/types.ts';

/** An open store as lists show it; name what matters. */
export function aStore(given: Partial<Store> = {}): Store {
  return {
    _id: 'store-1',
    id: 'store-1',
    ownerId: 'user-9',
    name: 'Clifton Pets',
    type: 'Pet Store',
    description: 'Food, beds and toys for cats, dogs and birds, in the same street since 1998.',
    image: null,
    banner: null,
    location: 'Shop 4, Khayaban-e-Jami, Karachi',
    address: 'Shop 4, Khayaban-e-Jami',
    city: 'Karachi',
    latitude: 24.82,
    longitude: 67.03,
    hasOwnPlace: true,
    hours: 'Every day, 11:00 to 22:00',
    sendsWithinDays: 2,
    services: ['Home delivery', 'Grooming', 'Nail clipping', 'Advice on food'],
    features: ['Parking', 'Cash on delivery'],
    verified: true,
    featured: false,
    registered: true,
    isActive: true,
    rating: 4.7,
    reviews: 31,
    products: 24,
    customers: 112,
    likes: 9,
    views: 640,
    joinedDate: '2023-01-01T00:00:00.000Z',
    ...given,
  };
}

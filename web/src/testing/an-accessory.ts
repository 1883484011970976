import type { Accessory } from '#shared/api/types.ts';

/** A product as lists show it; name what matters. */
export function anAccessory(given: Partial<Accessory> = {}): Accessory {
  return {
    _id: 'accessory-1',
    id: 'accessory-1',
    name: 'Chicken and rice for cats, 2 kg',
    description: 'Dry food for grown cats, with taurine. Keeps for a year in a closed bag.',
    category: 'Food & Treats',
    price: 2400,
    originalPrice: 3000,
    packDays: null,
    forSpecies: ['Cat'],
    inStock: true,
    quantity: 40,
    featured: false,
    rating: 4.5,
    reviews: 18,
    likes: 3,
    images: [],
    status: 'active',
    recall: null,
    vendor: { _id: 'store-1', name: 'Clifton Pets', rating: 4.7, verified: true, isActive: true, takesOrders: true },
    vendorId: 'store-1',
    createdAt: '2026-03-01T00:00:00.000Z',
    updatedAt: '2026-03-01T00:00:00.000Z',
    ...given,
  };
}

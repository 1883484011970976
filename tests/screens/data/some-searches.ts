import type { DataOf } from '../harness/api-calls.ts';

type SavedSearch = DataOf<'GET /notifications/searches'>['searches'][number];

export const aSavedSearch = (n: number, given: Partial<SavedSearch> = {}): SavedSearch => {
  const id = `0199a3f0-0000-7000-8000-0000000b${String(n).padStart(4, '0')}`;
  const usual = { name: '', filters: { species: 'Dog', location: 'Lahore' }, frequency: 'daily', paused: false } as const;
  return { _id: id, id, ...usual, savedAt: '2026-03-03T09:00:00.000Z', ...given };
};

/** One without a name, one with a name and all that can be looked for, and one that is paused. */
export const someSearches = (): SavedSearch[] => [
  aSavedSearch(1),
  aSavedSearch(2, {
    name: 'عائشہ کے لیے بلی',
    filters: {
      ...{
        search: 'persian kitten with blue eyes',
        species: 'Cat',
        breed: 'Persian',
        gender: 'Female',
        size: 'Small',
        location: 'Karachi',
      },
      ...{ adoptionType: 'Sale', minPrice: 5_000, maxPrice: 40_000, minAge: 2, maxAge: 11, vaccinated: true, urgent: true },
    },
    frequency: 'weekly',
  }),
  aSavedSearch(3, { filters: { search: 'طوطا', maxPrice: 0 }, paused: true }),
];

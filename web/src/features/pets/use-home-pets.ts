import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { shownOnce } from './home/shown-once.ts';
import type { PetsAnswer } from './home/shown-once.ts';

/** How many listings each part of the page shows. */
export const shown = { featured: 6, urgent: 3, newest: 6 } as const;

// More than are shown: some of them stand further up.
const asked = {
  featured: { limit: shown.featured },
  urgent: { limit: 2 * shown.urgent },
  newest: { status: 'Available', sortBy: 'newest', page: 1, limit: 2 * shown.newest },
} as const;

const { useGetPetsFeaturedQuery, useGetPetsUrgentQuery, useGetPetsQuery, endpoints } = petsEndpoints;
const unwatched = { subscribe: false };

/** What the page asks of the API as it opens. */
export const homePetsAsks = () => [
  endpoints.getPetsFeatured.initiate(asked.featured, unwatched),
  endpoints.getPetsUrgent.initiate(asked.urgent, unwatched),
  endpoints.getPets.initiate(asked.newest, unwatched),
];

/** Listings that are shown before others. */
export const useFeaturedPets = (): PetsAnswer => useGetPetsFeaturedQuery(asked.featured);

/** Listings whose pets need a home soon, without the featured ones. */
export function useUrgentPets(): PetsAnswer {
  return shownOnce(useGetPetsUrgentQuery(asked.urgent), shown.urgent, [useFeaturedPets()]);
}

/** The newest listings, without those that stand above them. */
export function useNewestPets(): PetsAnswer {
  return shownOnce(useGetPetsQuery(asked.newest), shown.newest, [useFeaturedPets(), useUrgentPets()]);
}

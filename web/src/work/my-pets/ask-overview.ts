import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';

/** As many as the API answers at once: one call for the figures and for the first listings. */
export const askedOverview = { page: 1, limit: 50, sortBy: 'sent-back' } as const;

/** What the overview asks for. */
export const askOverview = () => petsEndpoints.endpoints.getPetsUserMyPets.initiate(askedOverview, { subscribe: false });

import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';

// It makes nothing old that a screen shows.
const phones = petsEndpoints.enhanceEndpoints({ endpoints: { postPetsByIdOwnerPhone: { invalidatesTags: [] } } });

/** Asks for the number of a pet's owner; each time it is shown is noted. */
export const useOwnerPhone = phones.usePostPetsByIdOwnerPhoneMutation;

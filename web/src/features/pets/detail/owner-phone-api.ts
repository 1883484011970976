import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';

/** That a number was shown changes nothing on the screen. */
const phones = petsEndpoints.enhanceEndpoints({ endpoints: { postPetsByIdOwnerPhone: { invalidatesTags: [] } } });

/** Asks for the number of a pet's owner; each time it is shown is noted. */
export const useOwnerPhone = phones.usePostPetsByIdOwnerPhoneMutation;

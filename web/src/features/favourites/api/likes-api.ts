import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';

/** A like changes no listing that is on the screen, so it makes none of them old. */
export const likes = petsEndpoints.enhanceEndpoints({ endpoints: { postPetsByIdLike: { invalidatesTags: [] } } }).endpoints;

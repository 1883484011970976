import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { shownOf } from '#shared/api/shown.ts';
import type { Shown } from '#shared/api/shown.ts';
import type { Pet } from '#shared/api/types.ts';
import { isNotFound } from '#shared/pet/is-not-found.ts';

/**
 * A pet by its id. Everybody reads the public answer, which the gateway may have ready; only a member for whom it is not
 * there asks again with a token, for an own listing that is in review.
 */
export function useShownPet(id: string, isMember: boolean): Shown<Pet> {
  const open = petsEndpoints.useGetPetsByIdQuery({ id });
  const isOwnAsked = isMember && isNotFound(open.error);
  const own = petsEndpoints.useGetPetsByIdAsMemberQuery({ id }, { skip: !isOwnAsked });
  return shownOf(isOwnAsked ? own : open, ({ pet }) => pet);
}

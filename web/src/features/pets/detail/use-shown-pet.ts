import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { Pet } from '#shared/api/types.ts';
import { isNotFound } from '#shared/pet/is-not-found.ts';

export interface ShownPet {
  pet: Pet | undefined;
  error: unknown;
  isNotFound: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/**
 * A pet by its id. Everybody reads the public answer, which the gateway may have ready; only a member for whom it is not
 * there asks again with a token, for an own listing that is in review.
 */
export function useShownPet(id: string, isMember: boolean): ShownPet {
  const open = petsEndpoints.useGetPetsByIdQuery({ id });
  const isOwnAsked = isMember && isNotFound(open.error);
  const own = petsEndpoints.useGetPetsByIdAsMemberQuery({ id }, { skip: !isOwnAsked });
  const answer = isOwnAsked ? own : open;
  return {
    // A pet that was here before and is taken down now must not stay on the screen.
    pet: isNotFound(answer.error) ? undefined : answer.currentData?.pet,
    error: answer.error,
    isNotFound: isNotFound(answer.error),
    isRetrying: answer.isFetching,
    retry: () => void answer.refetch(),
  };
}

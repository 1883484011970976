import { moderationEndpoints } from '#shared/api/gen/moderation-endpoints.ts';
import type { ReviewedPet } from '#shared/api/types.ts';

/**
 * The page of the queue with the listing that the address names, also when it stands on another page: a link from elsewhere, or one
 * that has moved in the queue. `isOpening` while that one is on its way.
 * @param pets undefined while the page itself is not known
 */
export function useNamedListing(pets: readonly ReviewedPet[] | undefined, id = '') {
  const isElsewhere = pets !== undefined && id !== '' && !pets.some((pet) => pet.id === id);
  const { currentData, isFetching } = moderationEndpoints.useGetAdminPetsByIdQuery({ id }, { skip: !isElsewhere });
  const page = pets ?? [];
  return {
    known: isElsewhere && currentData ? [...page, currentData.pet] : page,
    isOpening: isElsewhere && !currentData && isFetching,
  };
}

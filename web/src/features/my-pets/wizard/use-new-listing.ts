import { isApiError } from '#shared/api/api-error.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import { currentVisit, isStillAt, navigate } from '#shared/navigation/navigation.ts';
import { usePetForm } from '#shared/pet/form/use-pet-form.ts';
import { places } from '../model/dashboard-place.ts';
import type { ListingWizard } from './listing-wizards.ts';

/** An earlier attempt arrived, its answer did not, and something was changed since: the listing is there, to be edited. */
function isListedAlready(error: unknown): boolean {
  return isApiError(error) && error.code === 'request.key-reused';
}

/** A new listing as it is written in a wizard, and sent. */
export function useNewListing({ name, draft, ...wizard }: ListingWizard, memberId: string) {
  const [create] = petsEndpoints.usePostPetsMutation();
  return usePetForm({
    ...wizard,
    draftKey: `${draft}.${memberId}`,
    submit: async ({ body, imageIds, sendKey, onProgress }) => {
      const asked = currentVisit();
      try {
        await create({ body: { ...body, imageIds }, idempotencyKey: sendKey, seen: { wizard: name }, onProgress }).unwrap();
      } catch (error) {
        if (!isListedAlready(error)) throw error;
        if (isStillAt(asked)) navigate('dashboard', { query: places.list, isFree: true });
      }
    },
  });
}

export type NewListing = ReturnType<typeof useNewListing>;

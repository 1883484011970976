import { isApiError } from '#shared/api/api-error.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import { currentVisit, isStillAt, navigate } from '#shared/navigation/navigation.ts';
import type { PetForm, PetPart } from '#shared/pet/form/pet-form.ts';
import type { PhotosOnScreen } from '#shared/pet/form/pet-rules.ts';
import { usePetForm } from '#shared/pet/form/use-pet-form.ts';
import { places } from '../model/dashboard-place.ts';

/** What one wizard asks for, and in which steps. */
export interface NewListingOptions {
  /** Which it is, for what follows once the listing is there. */
  name: 'add' | 'post';
  /** Begins the key of its draft. */
  draft: string;
  initial: PetForm;
  /** The parts of each step. */
  steps: readonly (readonly PetPart[])[];
  rules: (photos: PhotosOnScreen) => Rules<PetForm>;
  mostPhotos?: number;
}

/** An earlier attempt arrived, its answer did not, and something was changed since: the listing is there, to be edited. */
function isListedAlready(error: unknown): boolean {
  return isApiError(error) && error.code === 'request.key-reused';
}

/** A new listing as it is written in a wizard, and sent. */
export function useNewListing({ name, draft, ...wizard }: NewListingOptions, memberId: string) {
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

import type { Rules } from '#shared/form/form-rules.ts';
import type { Steps } from '#shared/form/form-steps.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { PetForm } from '../form/pet-form.ts';
import type { PhotosOnScreen } from '../form/pet-rules.ts';
import { usePetForm } from '../form/use-pet-form.ts';

/** What one wizard asks for, and in which steps. */
export interface ListingWizard {
  /** Which it is, for what follows once the listing is there. */
  name: 'add' | 'post';
  /** Begins the key of its draft. */
  draft: string;
  initial: PetForm;
  steps: Steps<PetForm>;
  rules: (photos: PhotosOnScreen) => Rules<PetForm>;
  mostPhotos?: number;
}

/** A new listing as it is written in a wizard, and sent. */
export function useNewListing({ name, draft, ...wizard }: ListingWizard, memberId: string) {
  const [create] = petsEndpoints.usePostPetsMutation();
  return usePetForm({
    ...wizard,
    draftKey: `${draft}.${memberId}`,
    // A picture belongs to one listing: sent again after a lost answer, also after a reload, it is the same attempt.
    submit: ({ body, imageIds, onProgress }) =>
      create({ body: { ...body, imageIds }, idempotencyKey: imageIds[0], seen: { wizard: name }, onProgress }).unwrap(),
  });
}

export type NewListing = ReturnType<typeof useNewListing>;

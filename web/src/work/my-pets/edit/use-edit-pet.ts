import { useState } from 'react';
import { isApiError } from '#shared/api/api-error.ts';
import { petsEndpoints } from '#shared/api/gen/pets-endpoints.ts';
import type { Pet } from '#shared/api/types.ts';
import { changedFields } from '#shared/form/form-values.ts';
import { useErrorText } from '#shared/i18n/use-error-text.ts';
import { toast } from '#shared/toasts/toasts.ts';
import { entersReview } from './enters-review.ts';
import { formOfPet, removedPapers } from '#shared/pet/form/pet-form.ts';
import { lackingIn, petRules } from '#shared/pet/form/pet-rules.ts';
import { usePetForm } from '#shared/pet/form/use-pet-form.ts';

function isStaleError(error: unknown): boolean {
  return isApiError(error) && error.status === 412;
}

/** The edit of one listing on a single page, of the version that was read. */
export function useEditPet(pet: Pet, memberId: string) {
  const [base, setBase] = useState(pet);
  const [isStale, setStale] = useState(false);
  const [edit] = petsEndpoints.usePutPetsByIdMutation();
  const [load, { isFetching }] = petsEndpoints.useLazyGetPetsByIdAsMemberQuery();
  const errorText = useErrorText();
  const { form, photos, sent, startAfresh } = usePetForm({
    initial: formOfPet(pet),
    rules: (photos) => petRules(photos, { optional: ['photos', ...lackingIn(formOfPet(base))] }),
    draftKey: `pet.${pet.id}.${memberId}`,
    isGuarded: true,
    submit: async ({ values, body, imageIds: keepImages, onProgress }) => {
      const { id, contentVersion = 1, approvalStatus } = base;
      try {
        // `keepImages` may name pictures that were sent ahead too: one list, in the order of the screen.
        const changed = { ...body, ...removedPapers(formOfPet(base), values), keepImages };
        await edit({ id, contentVersion, body: changed, seen: { approvalStatus }, onProgress }).unwrap();
      } catch (error) {
        if (!isStaleError(error)) throw error;
        setStale(true);
        return 'unsaved';
      }
      return undefined;
    },
  });
  const rebase = async () => {
    const { pet: newest }: { pet: Pet } = await load({ id: base.id }).unwrap();
    const arePhotosTouched = changedFields(form.initial, form.values).includes('photos') || photos.photos.length !== photos.images.length;
    if (!arePhotosTouched) photos.open(newest.images);
    form.rebase(formOfPet(newest));
    setBase(newest);
    setStale(false);
  };
  return {
    ...{ base, form, photos, sent, startAfresh, isStale },
    /** Fields that may stay empty. */
    optional: lackingIn(formOfPet(base)),
    isReloading: isFetching,
    entersReview: entersReview(base, form.values),
    /** The newest listing comes under the form; what was typed stays. */
    reload: () => void rebase().catch((error: unknown) => toast.error(errorText(error))),
  };
}

export type EditPet = ReturnType<typeof useEditPet>;

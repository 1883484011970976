import type { Pet } from '#shared/api/types.ts';
import { changedFields, trimmed } from '#shared/form/form-values.ts';
import { formOfPet } from '#shared/pet/form/pet-form.ts';
import type { PetForm } from '#shared/pet/form/pet-form.ts';
import { rowOf } from '#shared/pet/pet-fields.ts';

const idsOf = (images: PetForm['photos']) => images.map(({ id }) => id);

/** Blanks at the ends are not sent; the order of pictures does not count. */
const comparable = (form: PetForm) => ({ ...trimmed(form), photos: idsOf(form.photos) });

/** Whether saving sends the listing to the reviewers: a rejected one by any change, an approved one by its texts and pictures. */
export function entersReview(pet: Pet, form: PetForm): boolean {
  const before = formOfPet(pet);
  if (pet.approvalStatus === 'rejected') return changedFields(before, form).length > 0;
  if (pet.approvalStatus !== 'approved') return false;
  const changed = changedFields(comparable(before), comparable(form));
  return changed.some((field) => field === 'photos' || rowOf(field).isReviewed);
}

import { formOfPet } from './pet-form.ts';
import type { PetForm } from './pet-form.ts';
import type { Pet } from '#shared/api/types.ts';

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** The newest listing with what was typed here: fields that this form has changed keep what was typed, the others are the newest. */
export function rebaseForm(typed: PetForm, base: Pet, newest: Pet): PetForm {
  const before = formOfPet(base);
  const fresh = formOfPet(newest);
  const fields = (Object.keys(typed) as (keyof PetForm)[]).map((field) => [
    field,
    isSame(typed[field], before[field]) ? fresh[field] : typed[field],
  ]);
  return Object.fromEntries(fields) as unknown as PetForm;
}

const reviewed = [
  ...(['name', 'species', 'breed', 'age', 'color', 'weight', 'description'] as const),
  ...(['specialNeeds', 'reasonForRehoming', 'adoptionType', 'tags'] as const),
] satisfies (keyof PetForm)[];

const asSet = (list: readonly string[]) => [...new Set(list)].sort();

const comparable = (value: unknown) => (Array.isArray(value) ? asSet(value as string[]) : value);

/** Whether anything in the form differs from the listing; the order of what was ticked or tagged does not count. */
export function isFormChanged(pet: Pet, form: PetForm): boolean {
  const before = formOfPet(pet);
  return (Object.keys(form) as (keyof PetForm)[]).some((field) => !isSame(comparable(form[field]), comparable(before[field])));
}

const content = (form: PetForm, imageIds: readonly string[]) =>
  reviewed.map((field) => (field === 'tags' ? asSet(form.tags) : String(form[field]).trim())).concat(asSet(imageIds));

/** Whether saving sends the listing to the reviewers: a rejected one by any change, an approved one by its texts and pictures. */
export function entersReview(pet: Pet, form: PetForm, imageIds: readonly string[]): boolean {
  const ids = pet.images.map(({ id }) => id);
  if (pet.approvalStatus === 'rejected') return !isSame(formOfPet(pet), form) || !isSame(ids, imageIds);
  return pet.approvalStatus === 'approved' && !isSame(content(formOfPet(pet), ids), content(form, imageIds));
}

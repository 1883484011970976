import { priceOf } from './pet-form.ts';
import type { PetForm } from './pet-form.ts';

/** What a problem can stand at: a field of the form, or the photos. */
export type FormField = keyof PetForm | 'photos';
export type Problems = Partial<Record<FormField, string>>;

const required = {
  1: ['name', 'species', 'breed', 'age', 'gender', 'color', 'size', 'weight', 'description'],
  2: ['location'],
} as const satisfies Record<number, readonly (keyof PetForm)[]>;

const stepFields: readonly (readonly FormField[])[] = [
  required[1],
  ['healthStatus', 'vaccinated', 'neutered', 'microchipped', 'specialNeeds', 'location', 'adoptionType', 'price'],
  ['experience', 'homeType', 'children', 'otherPets', 'personality', 'goodWith', 'trainingLevel', 'reasonForRehoming'],
  ['photos', 'tags', 'urgent', 'status'],
];

export const lastStep = stepFields.length;

function missing(form: PetForm, fields: readonly (keyof PetForm)[]): Problems {
  const empty = fields.filter((field) => String(form[field]).trim() === '');
  return Object.fromEntries(empty.map((field) => [field, `problem.${field}`]));
}

function priceProblem(form: PetForm): Problems {
  return form.adoptionType === 'Sale' && priceOf(form) === 0 ? { price: 'problem.price' } : {};
}

/** What keeps a step of the wizard from being left forward; by field, as keys of strings. */
export function stepProblems(step: number, form: PetForm, photos: number): Problems {
  if (step === 1) return missing(form, required[1]);
  if (step === 2) return { ...missing(form, required[2]), ...priceProblem(form) };
  return step === lastStep && photos === 0 ? { photos: 'problem.photos' } : {};
}

/** What keeps the edit of a listing from being saved. */
export function editProblems(form: PetForm): Problems {
  return { ...missing(form, [...required[1], ...required[2]]), ...priceProblem(form) };
}

/** The earliest step that holds one of the fields; the last one when none does. */
export function stepOf(fields: readonly string[]): number {
  const index = stepFields.findIndex((own) => own.some((field) => fields.includes(field)));
  return index === -1 ? lastStep : index + 1;
}

/** How far the wizard may stand open: the first step with something missing, photos aside. */
export function furthestStep(form: PetForm): number {
  const open = [1, 2].find((step) => Object.keys(stepProblems(step, form, 1)).length > 0);
  return open ?? lastStep;
}

const fieldOfPath: Record<string, FormField> = { images: 'photos', imageIds: 'photos', keepImages: 'photos', image: 'photos' };

/** The field of the form that a path of the API's answer means: `requirements.experience`, `imageIds[2]`. */
export function fieldOf(path: string): FormField {
  const bare = path.replace(/^requirements\./, '').replace(/[[.].*$/, '');
  return fieldOfPath[bare] ?? (bare as FormField);
}

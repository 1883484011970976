import { required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import type { Steps } from '#shared/form/form-steps.ts';
import { priceOf } from './pet-form.ts';
import type { PetForm } from './pet-form.ts';

const problem = <Field extends string>(field: Field) => `my-pets:problem.${field}` as const;

/** The wizard's steps; what the wizard does not ask for stands with the last. */
export const petSteps: Steps<PetForm> = [
  ['name', 'species', 'breed', 'age', 'gender', 'size', 'color', 'weight', 'description'],
  ['healthStatus', 'vaccinated', 'neutered', 'microchipped', 'specialNeeds', 'location', 'adoptionType', 'price'],
  ['experience', 'homeType', 'children', 'otherPets', 'personality', 'goodWith', 'trainingLevel', 'reasonForRehoming'],
  ['photos', 'tags', 'urgent', 'status'],
];

interface PhotosOnScreen {
  /** With those under way. */
  count: number;
  /** The names of those that did not arrive, as one text. */
  unsent: string;
  isOneRequired: boolean;
}

export function petRules({ count, unsent, isOneRequired }: PhotosOnScreen): Rules<PetForm> {
  const texts = ['name', 'species', 'breed', 'age', 'gender', 'size', 'color', 'weight', 'description', 'location'] as const;
  return {
    ...Object.fromEntries(texts.map((field) => [field, required(problem(field))])),
    price: (_price, form) => form.adoptionType === 'Sale' && priceOf(form) === 0 && problem('price'),
    photos: () => {
      if (unsent !== '') return { key: 'fields:photos.someFailed', values: { names: unsent } };
      return isOneRequired && count === 0 && problem('photos');
    },
  };
}

const fieldOfPath: Record<string, string> = { images: 'photos', imageIds: 'photos', keepImages: 'photos', image: 'photos' };

/** The field of the form that a path of the API's answer means: `requirements.experience`, `imageIds[2]`. */
export function fieldOf(path: string): string {
  const bare = path.replace(/^requirements\./, '').replace(/[[.].*$/, '');
  return fieldOfPath[bare] ?? bare;
}

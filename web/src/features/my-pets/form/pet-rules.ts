import { firstOf, required } from '#shared/form/form-rules.ts';
import type { Rule, Rules } from '#shared/form/form-rules.ts';
import type { Steps } from '#shared/form/form-steps.ts';
import { isPaperLost, paperKinds } from '#shared/pet/paper-files.ts';
import type { PaperValue } from '#shared/pet/paper-files.ts';
import { priceOf } from './pet-form.ts';
import type { PetForm } from './pet-form.ts';

const problem = <Field extends string>(field: Field) => `my-pets:problem.${field}` as const;

/** The wizard's steps; what the wizard does not ask for stands with the last. */
export const petSteps: Steps<PetForm> = [
  ['name', 'species', 'breed', 'age', 'gender', 'size', 'color', 'weight', 'description'],
  ['healthStatus', 'vaccinated', 'neutered', 'microchipped', 'specialNeeds', ...paperKinds, 'location', 'adoptionType', 'price'],
  ['experience', 'homeType', 'children', 'otherPets', 'personality', 'goodWith', 'trainingLevel', 'reasonForRehoming'],
  ['photos', 'tags', 'urgent', 'status'],
];

/** The steps of the shorter wizard, which asks for nothing of the new home. */
export const postSteps: Steps<PetForm> = [
  ['name', 'species', 'breed', 'age', 'gender', 'size', 'color', 'weight'],
  [
    ...(['description', 'personality', 'goodWith', 'trainingLevel'] as const),
    ...(['healthStatus', 'vaccinated', 'neutered', 'microchipped', 'specialNeeds', ...paperKinds] as const),
  ],
  [
    ...(['location', 'adoptionType', 'price', 'photos', 'reasonForRehoming', 'urgent'] as const),
    ...(['status', 'experience', 'homeType', 'children', 'otherPets', 'tags'] as const),
  ],
];

/** What the shorter wizard holds a listing to; the API takes more. */
export const postLimits = { description: { least: 50, most: 500 }, photos: 5 } as const;

export interface PhotosOnScreen {
  /** With those under way. */
  count: number;
  /** The names of those that did not arrive, as one text. */
  unsent: string;
}

const price: Rule<string, PetForm> = (_price, form) => form.adoptionType === 'Sale' && priceOf(form) === 0 && problem('price');

function photosArrived({ count, unsent }: PhotosOnScreen, isOneRequired: boolean): Rule<unknown, unknown> {
  return () => {
    if (unsent !== '') return { key: 'fields:photos.someFailed', values: { names: unsent } };
    return isOneRequired && count === 0 && problem('photos');
  };
}

/** A draft keeps no files: what was chosen before is chosen again, or taken away. */
const paper: Rule<PaperValue, unknown> = (value) => isPaperLost(value) && 'papers:problem.lost';
const papers: Rules<PetForm> = { vaccinationRecords: paper, healthCertificate: paper };

const texts = ['name', 'species', 'breed', 'age', 'gender', 'size', 'location'] as const;

type Required = (typeof texts)[number] | 'color' | 'weight' | 'description';

function requiredFields(fields: readonly Required[]): Rules<PetForm> {
  return Object.fromEntries(fields.map((field) => [field, required(problem(field))]));
}

/** Of the edit, which may have no photo. */
export function editRules(photos: PhotosOnScreen): Rules<PetForm> {
  return { ...requiredFields([...texts, 'color', 'weight', 'description']), ...papers, price, photos: photosArrived(photos, false) };
}

/** Of the wizard of four steps. */
export function addRules(photos: PhotosOnScreen): Rules<PetForm> {
  return { ...editRules(photos), photos: photosArrived(photos, true) };
}

const longEnough: Rule<string, unknown> = (text) => {
  const { least } = postLimits.description;
  return (text.length < least || (text.trim() !== '' && text.trim().length < least)) && 'post-listing:problem.descriptionShort';
};

/** Of the wizard of three steps. */
export function postRules(photos: PhotosOnScreen): Rules<PetForm> {
  return {
    ...requiredFields(texts),
    adoptionType: required('post-listing:problem.adoptionType'),
    personality: required('post-listing:problem.personality'),
    description: firstOf<string, unknown>(longEnough, required(problem('description'))),
    ...papers,
    price,
    photos: photosArrived(photos, true),
  };
}

const fieldOfPath: Record<string, string> = { images: 'photos', imageIds: 'photos', keepImages: 'photos', image: 'photos' };

/** The field of the form that a path of the API's answer means: `requirements.experience`, `imageIds[2]`. */
export function fieldOf(path: string): string {
  const bare = path.replace(/^requirements\./, '').replace(/[[.].*$/, '');
  return fieldOfPath[bare] ?? bare;
}

import { firstOf, required } from '#shared/form/form-rules.ts';
import type { Rule, Rules } from '#shared/form/form-rules.ts';
import { emptyPetForm } from '#shared/pet/form/pet-form.ts';
import type { PetForm } from '#shared/pet/form/pet-form.ts';
import { petParts } from '#shared/pet/form/pet-parts.ts';
import type { PetPart } from '#shared/pet/form/pet-parts.ts';
import { petRules, wholePetRules } from '#shared/pet/form/pet-rules.ts';
import type { PhotosOnScreen } from '#shared/pet/form/pet-rules.ts';

/** What one wizard asks for, and in which steps. */
export interface ListingWizard {
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

const { looks, health, place, home, character } = petParts;

/** Adds a pet to My Pets. */
export const addPet: ListingWizard = {
  name: 'add',
  draft: 'pet',
  initial: emptyPetForm,
  steps: [[[...looks, 'description']], [health, place], [home, character], [['photos'], ['tags'], ['urgent']]],
  rules: (photos) => wholePetRules(photos, true),
};

/** What the shorter wizard holds a listing to; the API takes more. */
export const postLimits = { description: { least: 50, most: 500 }, photos: 5 } as const;

const longEnough: Rule<string, unknown> = (text) => {
  const { least } = postLimits.description;
  return (text.length < least || (text.trim() !== '' && text.trim().length < least)) && 'post-listing:problem.descriptionShort';
};

/** Posts a listing: less to fill in, nothing asked of the new home, and limits of its own. */
export const postListing: ListingWizard = {
  name: 'post',
  draft: 'post-listing',
  initial: { ...emptyPetForm, healthStatus: 'Excellent', vaccinated: true },
  steps: [
    [looks],
    [['description', 'personality', 'goodWith', 'trainingLevel', ...health]],
    [place, ['photos'], ['reasonForRehoming'], ['urgent']],
  ],
  rules: (photos) => ({
    ...petRules(photos, { isPhotoRequired: true }),
    adoptionType: required('post-listing:problem.adoptionType'),
    personality: required('post-listing:problem.personality'),
    description: firstOf<string, unknown>(longEnough, required('pet-form:problem.description')),
  }),
  mostPhotos: postLimits.photos,
};

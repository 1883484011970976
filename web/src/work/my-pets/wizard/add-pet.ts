import { emptyPetForm } from '#shared/pet/form/pet-form.ts';
import { petRules } from '#shared/pet/form/pet-rules.ts';
import { petPart } from '#shared/pet/pet-fields.ts';
import type { NewListingOptions } from './use-new-listing.ts';

/** Adds a pet to My Pets. */
export const addPet: NewListingOptions = {
  name: 'add',
  draft: 'pet',
  initial: emptyPetForm,
  steps: [
    [[...petPart('looks'), ...petPart('description')]],
    [[...petPart('health'), ...petPart('papers')], petPart('place')],
    [petPart('home'), petPart('character')],
    [petPart('photos'), petPart('tags'), petPart('urgent')],
  ],
  rules: petRules,
};

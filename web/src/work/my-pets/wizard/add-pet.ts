import { emptyPetForm } from '#shared/pet/form/pet-form.ts';
import { petParts } from '#shared/pet/form/pet-parts.ts';
import { petRules } from '#shared/pet/form/pet-rules.ts';
import type { NewListingOptions } from './use-new-listing.ts';

const { looks, health, place, home, character } = petParts;

/** Adds a pet to My Pets. */
export const addPet: NewListingOptions = {
  name: 'add',
  draft: 'pet',
  initial: emptyPetForm,
  steps: [[[...looks, 'description']], [health, place], [home, character], [['photos'], ['tags'], ['urgent']]],
  rules: petRules,
};

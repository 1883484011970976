import { emptyPetForm } from '#shared/pet/form/pet-form.ts';
import { petRules } from '#shared/pet/form/pet-rules.ts';
import { petPart } from '#shared/pet/pet-fields.ts';
import { firstOf, required } from '#shared/form/form-rules.ts';
import type { Rule } from '#shared/form/form-rules.ts';
import type { NewListingOptions } from './listing-wizard.tsx';

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

/** What the shorter wizard holds a listing to; the API takes more. */
export const postLimits = { description: { least: 50, most: 500 }, photos: 5 } as const;

const longEnough: Rule<string, unknown> = (text) => {
  const { least } = postLimits.description;
  return (text.length < least || (text.trim() !== '' && text.trim().length < least)) && 'post-listing:problem.descriptionShort';
};

const reason = 'reasonForRehoming';
const ofCharacter = petPart('character').filter((field) => field !== reason);

/** Posts a listing: less to fill in, nothing asked of the new home, and limits of its own. */
export const postListing: NewListingOptions = {
  name: 'post',
  draft: 'post-listing',
  initial: { ...emptyPetForm, healthStatus: 'Excellent', vaccinated: true },
  steps: [
    [petPart('looks')],
    [[...petPart('description'), ...ofCharacter, ...petPart('health'), ...petPart('papers')]],
    [petPart('place'), petPart('photos'), [reason], petPart('urgent')],
  ],
  rules: (photos) => ({
    ...petRules(photos, { optional: ['color', 'weight'] }),
    adoptionType: required('post-listing:problem.adoptionType'),
    personality: required('post-listing:problem.personality'),
    description: firstOf<string, unknown>(longEnough, required('pet-form:problem.description')),
  }),
  mostPhotos: postLimits.photos,
};

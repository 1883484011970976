import {
  adoptionTypes,
  availabilities,
  companions,
  experiences,
  genders,
  healthStatuses,
  homeTypes,
  personalities,
  sizes,
  species,
  trainingLevels,
} from '@paltu/reference';

/** What can be chosen of each field of a listing, in the words that the API speaks. */
export const petChoices = {
  species,
  gender: genders,
  size: sizes,
  healthStatus: healthStatuses,
  adoptionType: adoptionTypes,
  status: availabilities,
  experience: experiences,
  homeType: homeTypes,
  personality: personalities,
  goodWith: companions,
  trainingLevel: trainingLevels,
} as const;

export type ChoiceField = keyof typeof petChoices;
export type ChoiceOf<Field extends ChoiceField> = (typeof petChoices)[Field][number];

/** Those that have a drawing and a name of their own. */
export const usualSpecies = species.filter((one) => one !== 'Other');

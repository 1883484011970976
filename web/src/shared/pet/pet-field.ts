import type { Pet, Requirements } from '../api/types.ts';

/** The details of a pet in a listing, photos apart: every field that has a label in `pet:field`. */
export const petFields = [
  ...(['name', 'species', 'breed', 'age', 'gender', 'color', 'size', 'weight', 'description'] as const),
  ...(['healthStatus', 'vaccinated', 'neutered', 'microchipped', 'specialNeeds'] as const),
  ...(['adoptionType', 'price', 'location', 'status', 'urgent'] as const),
  ...(['personality', 'goodWith', 'trainingLevel', 'reasonForRehoming', 'tags'] as const),
  ...(['experience', 'homeType', 'children', 'otherPets'] as const),
] satisfies readonly (keyof Pet | keyof Requirements)[];

export type PetField = (typeof petFields)[number];

/** The value of a field, also of those that lie under `requirements`; undefined where the version lacks it. */
export function petValue(pet: Partial<Pet>, field: PetField): unknown {
  const fields: Record<string, unknown> = { ...pet, ...pet.requirements };
  return fields[field];
}

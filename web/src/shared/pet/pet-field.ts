import type { Pet, Requirements } from '../api/types.ts';

/** What a listing says of a pet, photos apart: every field that has a label in `pet:field`. */
export type PetField =
  | 'name'
  | 'species'
  | 'breed'
  | 'age'
  | 'gender'
  | 'color'
  | 'size'
  | 'weight'
  | 'description'
  | 'healthStatus'
  | 'vaccinated'
  | 'neutered'
  | 'microchipped'
  | 'specialNeeds'
  | 'adoptionType'
  | 'price'
  | 'location'
  | 'status'
  | 'urgent'
  | 'personality'
  | 'goodWith'
  | 'trainingLevel'
  | 'reasonForRehoming'
  | 'tags'
  | keyof Requirements;

/** The value of a field, also of those that lie under `requirements`; undefined where the version lacks it. */
export function petValue(pet: Partial<Pet>, field: PetField): unknown {
  const fields: Record<string, unknown> = { ...pet, ...pet.requirements };
  return fields[field];
}

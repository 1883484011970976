import type { Steps } from '../../form/form-steps.ts';
import { paperKinds } from '../paper-files.ts';
import { emptyPetForm } from './pet-form.ts';
import type { PetForm } from './pet-form.ts';

type FieldName = keyof PetForm;

/** A field, or several that stand together: switches in one frame, papers under the words for both, others two in a row. */
export type PetRow = FieldName | readonly FieldName[];

/** Fields that are asked for one under the other. */
export type PetPart = readonly PetRow[];

/** What the parts of every form of a listing ask for. A price is asked for where the pet is not given for adoption. */
export const petParts = {
  /** What the pet is. */
  looks: ['name', 'species', ['breed', 'age'], 'gender', 'size', ['color', 'weight']],
  health: ['healthStatus', ['vaccinated', 'neutered', 'microchipped'], 'specialNeeds', paperKinds],
  /** Where the pet lives, and on what terms it goes. */
  place: ['location', 'adoptionType', 'price'],
  /** What the owner asks of a new home. */
  home: ['experience', 'homeType', ['children', 'otherPets']],
  /** How the pet is to live with, and why it needs another home. */
  character: ['personality', 'goodWith', 'trainingLevel', 'reasonForRehoming'],
} as const satisfies Record<string, PetPart>;

/** The fields of each step; those that no step asks for stand with the last. */
export function stepsOf(steps: readonly (readonly PetPart[])[]): Steps<PetForm> {
  const asked = steps.map((parts) => parts.flat(2));
  const others = (Object.keys(emptyPetForm) as FieldName[]).filter((field) => !asked.flat().includes(field));
  return asked.map((fields, index) => (index === asked.length - 1 ? [...fields, ...others] : fields));
}

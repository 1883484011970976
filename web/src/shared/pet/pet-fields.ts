import type { AdoptionType, Availability, Experience, Gender, HealthStatus, HomeType, Size, Species } from '@paltu/reference';
import { Cpu, HeartPulse, Scissors, Stethoscope, Syringe } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { Args } from '../api/endpoint.ts';
import type { Pet, PetImage, Requirements } from '../api/types.ts';
import type { TextKey } from '../i18n/text-key.ts';
import type { PaperKind, PaperValue } from './paper-files.ts';

/** The body of POST and PUT. */
export type ListingBody = Args<'postPets'>['body'];

interface PetFieldRow {
  /** What it is filled in with. */
  control: 'line' | 'breed' | 'prose' | 'one' | 'many' | 'training' | 'switch' | 'city' | 'price' | 'tags' | 'paper' | 'photos';
  /** In a form before anything is written; nothing chosen yet is ''. */
  empty: unknown;
  /** Must be filled in, or may be left empty; a field without either always has a value. */
  need?: 'required' | 'optional';
  /** The label in a form, where it is not that of `pet:field`. */
  formLabel?: TextKey;
  hint?: TextKey;
  /** In a form, in one row with the next one or the one before. */
  isHalf?: true;
  /** What it makes no sense to ask of: nobody neuters a fish. */
  neverOf?: readonly Species[];
  /** A change sends an approved listing back to review. */
  isReviewed?: true;
  /** A list of pets can be narrowed to those of which it is true, by a switch with this label. */
  filterLabel?: TextKey;
}

/** Fields of a part stand together in a form and on the page of a pet. */
type Part =
  | { part: 'looks' | 'description' | 'place' | 'status' | 'urgent' | 'papers' | 'character' | 'tags' | 'home' | 'photos' }
  | { part: 'health'; icon: LucideIcon };

type FieldRow = PetFieldRow & Part;

type FieldOfApi = Exclude<keyof ListingBody, 'requirements' | 'images' | 'imageIds'> | keyof Requirements;

/**
 * Every field of a listing, in the order in which forms, pages and admins show them: forms, rules, the body that is sent, the page of a pet,
 * the view of its owner, the comparison of versions and the filters come from this table. Labels are in `pet:field`.
 */
export const petFields = {
  name: { part: 'looks', control: 'line', empty: '', need: 'required', isReviewed: true, formLabel: 'pet-form:field.name' },
  species: { part: 'looks', control: 'one', empty: '' as Species | '', need: 'required', isReviewed: true },
  breed: { part: 'looks', control: 'breed', empty: '', need: 'required', isReviewed: true, isHalf: true, hint: 'pet-form:hint.breed' },
  age: { part: 'looks', control: 'line', empty: '', need: 'required', isReviewed: true, isHalf: true, hint: 'pet-form:hint.age' },
  gender: { part: 'looks', control: 'one', empty: '' as Gender | '', need: 'required' },
  size: { part: 'looks', control: 'one', empty: '' as Size | '', need: 'required' },
  color: { part: 'looks', control: 'line', empty: '', need: 'required', isReviewed: true, isHalf: true, hint: 'pet-form:hint.color' },
  weight: { part: 'looks', control: 'line', empty: '', need: 'required', isReviewed: true, isHalf: true, hint: 'pet-form:hint.weight' },
  description: { part: 'description', control: 'prose', empty: '', need: 'required', isReviewed: true, hint: 'pet-form:hint.description' },

  healthStatus: {
    ...{ part: 'health', control: 'one', empty: 'Good' as HealthStatus },
    ...{ icon: HeartPulse, formLabel: 'pet-form:field.healthStatus' },
  },
  vaccinated: {
    ...{ part: 'health', control: 'switch', empty: false, icon: Syringe, neverOf: ['Fish'] },
    ...{ formLabel: 'pet-form:field.vaccinated', filterLabel: 'pet:card.vaccinated' },
  },
  neutered: {
    ...{ part: 'health', control: 'switch', empty: false, icon: Scissors, neverOf: ['Fish', 'Bird'] },
    formLabel: 'pet-form:field.neutered',
  },
  microchipped: {
    ...{ part: 'health', control: 'switch', empty: false, icon: Cpu, neverOf: ['Fish'] },
    formLabel: 'pet-form:field.microchipped',
  },
  specialNeeds: {
    ...{ part: 'health', control: 'prose', empty: '', icon: Stethoscope, need: 'optional' },
    ...{ isReviewed: true, hint: 'pet-form:hint.specialNeeds' },
  },
  vaccinationRecords: { part: 'papers', control: 'paper', empty: null as PaperValue },
  healthCertificate: { part: 'papers', control: 'paper', empty: null as PaperValue },

  location: { part: 'place', control: 'city', empty: '', need: 'required' },
  adoptionType: {
    ...{ part: 'place', control: 'one', empty: 'Adoption' as AdoptionType },
    ...{ isReviewed: true, formLabel: 'pet-form:field.adoptionType' },
  },
  price: { part: 'place', control: 'price', empty: '', hint: 'pet-form:hint.price', formLabel: 'pet-form:field.price' },
  status: { part: 'status', control: 'one', empty: 'Available' as Availability },
  urgent: {
    ...{ part: 'urgent', control: 'switch', empty: false },
    ...{ formLabel: 'pet-form:field.urgent', filterLabel: 'pets:filters.urgentOnly' },
  },

  personality: { part: 'character', control: 'many', empty: [] as string[], need: 'optional' },
  goodWith: { part: 'character', control: 'many', empty: [] as string[], need: 'optional' },
  trainingLevel: { part: 'character', control: 'training', empty: '', need: 'optional', formLabel: 'pet-form:field.trainingLevel' },
  reasonForRehoming: {
    ...{ part: 'character', control: 'prose', empty: '', need: 'optional' },
    ...{ isReviewed: true, formLabel: 'pet-form:field.reasonForRehoming' },
  },
  tags: { part: 'tags', control: 'tags', empty: [] as string[], need: 'optional', isReviewed: true, hint: 'pet-form:hint.tags' },

  experience: { part: 'home', control: 'one', empty: 'Beginner' as Experience, formLabel: 'pet-form:field.experience' },
  homeType: { part: 'home', control: 'one', empty: 'House with yard' as HomeType, formLabel: 'pet-form:field.homeType' },
  children: { part: 'home', control: 'switch', empty: false, formLabel: 'pet-form:field.children' },
  otherPets: { part: 'home', control: 'switch', empty: false, formLabel: 'pet-form:field.otherPets' },
  photos: { part: 'photos', control: 'photos', empty: [] as PetImage[] },
} as const satisfies Record<FieldOfApi | 'photos', FieldRow>;

type PetFields = typeof petFields;

/** A field of a form of a listing. */
export type FormField = keyof PetFields;

/** One that is written in a line or a choice: it has a label in `pet:field`. */
export type PetField = Exclude<FormField, PaperKind | 'photos'>;

/** Those of which the table holds `Row`. */
export type FieldsWith<Row> = { [Field in FormField]: PetFields[Field] extends Row ? Field : never }[FormField];

export const fieldNames = Object.keys(petFields) as FormField[];

/** What the table holds of a field, whatever field it is. */
export const rowOf = (field: FormField): FieldRow => petFields[field];

/** The fields that fit, in the order of the table. */
export function fieldsWith<Field extends FormField = FormField>(fits: (row: FieldRow) => boolean): Field[] {
  return fieldNames.filter((field): field is Field => fits(petFields[field]));
}

/** Everything that a listing claims, its photos and papers apart. */
export const claimedFields = fieldsWith<PetField>(({ control }) => control !== 'paper' && control !== 'photos');

/** The fields of a part, in the order of the table. */
export function petPart<Name extends PetFields[FormField]['part']>(part: Name): readonly FieldsWith<{ part: Name }>[] {
  return fieldNames.filter((field): field is FieldsWith<{ part: Name }> => petFields[field].part === part);
}

/** By which a list of pets can be narrowed to those of which it is true. */
export type FilterFlag = FieldsWith<{ filterLabel: string }>;
export const filterFlags = fieldsWith<FilterFlag>(({ filterLabel }) => filterLabel !== undefined);

/** Whether it makes sense to ask this of a pet. */
export function isAskedOf(species: Species | '', field: FormField): boolean {
  return species === '' || !(rowOf(field).neverOf ?? []).includes(species);
}

/** The value of a field, also of those that lie under `requirements`; undefined where the version lacks it. */
export function petValue(pet: Partial<Pet>, field: PetField): unknown {
  const fields: Record<string, unknown> = { ...pet, ...pet.requirements };
  return fields[field];
}

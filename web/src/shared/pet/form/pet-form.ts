import type { Args } from '../../api/endpoint.ts';
import type { Pet, PetImage, Requirements } from '../../api/types.ts';
import { trimmed } from '../../form/form-values.ts';
import { typedNumber } from '../../work/number-rules.ts';
import { healthFlags, isAskedOf } from '../asked-of.ts';
import { fileOfPaper, paperKinds } from '../paper-files.ts';
import type { PaperKind, PaperValue } from '../paper-files.ts';

/**
 * A listing before anything is written, in the order of the screen: everything flat, nothing chosen yet is '', the price is what was
 * typed, and the photos are those that the server has.
 */
export const emptyPetForm = {
  name: '',
  species: '' as Pet['species'] | '',
  breed: '',
  age: '',
  gender: '' as Pet['gender'] | '',
  size: '' as Pet['size'] | '',
  color: '',
  weight: '',
  description: '',
  healthStatus: 'Good' as Pet['healthStatus'],
  vaccinated: false,
  neutered: false,
  microchipped: false,
  specialNeeds: '',
  vaccinationRecords: null as PaperValue,
  healthCertificate: null as PaperValue,
  location: '',
  adoptionType: 'Adoption' as Pet['adoptionType'],
  price: '',
  status: 'Available' as Pet['status'],
  urgent: false,
  experience: 'Beginner' as Requirements['experience'],
  homeType: 'House with yard' as Requirements['homeType'],
  children: false,
  otherPets: false,
  personality: [] as string[],
  goodWith: [] as string[],
  trainingLevel: '',
  reasonForRehoming: '',
  tags: [] as string[],
  photos: [] as PetImage[],
};

/** A listing as it is being written. */
export type PetForm = typeof emptyPetForm;

/** The form that edits a listing. */
export function formOfPet(pet: Pet): PetForm {
  const flat: Record<string, unknown> = { ...pet, ...pet.requirements, photos: pet.images, price: pet.price > 0 ? String(pet.price) : '' };
  const fields = Object.keys(emptyPetForm).map((field) => [field, flat[field] ?? null]);
  return Object.fromEntries(fields) as unknown as PetForm;
}

/** Whole rupees once the rules are kept: what is no number counts as 0, and a pet for adoption is free. */
export function priceOf({ adoptionType, price }: Pick<PetForm, 'adoptionType' | 'price'>): number {
  return adoptionType === 'Adoption' ? 0 : typedNumber(price);
}

export type ListingBody = Args<'postPets'>['body'];

function papersIn<Value>(of: (kind: PaperKind) => Value | undefined): Partial<Record<PaperKind, Value>> {
  const found = paperKinds.map((kind) => [kind, of(kind)] as const).filter(([, value]) => value !== undefined);
  return Object.fromEntries(found) as Partial<Record<PaperKind, Value>>;
}

/** The documents that a listing has and its form has no longer, for the body of PUT. */
export function removedPapers(pet: Partial<Pick<PetForm, PaperKind>>, form: PetForm): Partial<Record<PaperKind, null>> {
  return papersIn((kind) => (pet[kind] && form[kind] === null ? null : undefined));
}

/** The body of POST and PUT, texts trimmed, with documents that were chosen; pictures are added by the call. */
export function bodyOfForm(form: PetForm): ListingBody {
  const {
    experience,
    homeType,
    children,
    otherPets,
    photos: _photos,
    vaccinationRecords: _records,
    healthCertificate: _health,
    ...fields
  } = form;
  // What was answered before the species was changed to one that is not asked.
  const dropped = healthFlags.filter((flag) => !isAskedOf(form.species, flag)).map((flag) => [flag, false]);
  const details = {
    ...trimmed(fields),
    ...(Object.fromEntries(dropped) as object),
    price: priceOf(form),
    requirements: { experience, homeType, children, otherPets },
  };
  const papers = papersIn((kind) => fileOfPaper(form[kind]));
  // Only a form whose rules are kept is sent: every choice has been made.
  return { ...details, ...papers } as unknown as ListingBody;
}

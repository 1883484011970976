import type { Args } from '#shared/api/endpoint.ts';
import { fileOfPaper, paperKinds } from '#shared/pet/paper-files.ts';
import type { PaperKind, PaperValue } from '#shared/pet/paper-files.ts';
import type {
  AdoptionType,
  Experience,
  Gender,
  HealthStatus,
  HomeType,
  Pet,
  PetImage,
  PetStatus,
  Size,
  Species,
} from '#shared/api/types.ts';

/** A listing as it is being written: everything flat, nothing chosen yet is '', the price is what was typed. In the order of the screen. */
export interface PetForm {
  name: string;
  species: Species | '';
  breed: string;
  age: string;
  gender: Gender | '';
  size: Size | '';
  color: string;
  weight: string;
  description: string;
  healthStatus: HealthStatus;
  vaccinated: boolean;
  neutered: boolean;
  microchipped: boolean;
  specialNeeds: string;
  vaccinationRecords: PaperValue;
  healthCertificate: PaperValue;
  location: string;
  adoptionType: AdoptionType;
  price: string;
  status: PetStatus;
  urgent: boolean;
  experience: Experience;
  homeType: HomeType;
  children: boolean;
  otherPets: boolean;
  personality: string[];
  goodWith: string[];
  trainingLevel: string;
  reasonForRehoming: string;
  tags: string[];
  /** Those that the server has. */
  photos: PetImage[];
}

export const emptyPetForm: PetForm = {
  name: '',
  species: '',
  breed: '',
  age: '',
  gender: '',
  size: '',
  color: '',
  weight: '',
  description: '',
  healthStatus: 'Good',
  vaccinated: false,
  neutered: false,
  microchipped: false,
  specialNeeds: '',
  vaccinationRecords: null,
  healthCertificate: null,
  location: '',
  adoptionType: 'Adoption',
  price: '',
  status: 'Available',
  urgent: false,
  experience: 'Beginner',
  homeType: 'House with yard',
  children: false,
  otherPets: false,
  personality: [],
  goodWith: [],
  trainingLevel: '',
  reasonForRehoming: '',
  tags: [],
  photos: [],
};

/** What the shorter wizard begins with. */
export const emptyPost: PetForm = { ...emptyPetForm, healthStatus: 'Excellent', vaccinated: true };

/** The form that edits a listing. */
export function formOfPet(pet: Pet): PetForm {
  const flat: Record<string, unknown> = { ...pet, ...pet.requirements, photos: pet.images, price: pet.price > 0 ? String(pet.price) : '' };
  const fields = Object.keys(emptyPetForm).map((field) => [field, flat[field] ?? null]);
  return Object.fromEntries(fields) as unknown as PetForm;
}

/** Whole rupees: what is no number counts as 0, and a pet for adoption is free. */
export function priceOf({ adoptionType, price }: Pick<PetForm, 'adoptionType' | 'price'>): number {
  if (adoptionType === 'Adoption') return 0;
  return Number.parseInt(price, 10) || 0;
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
  const trimmed = Object.entries(fields).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]);
  const said = { ...Object.fromEntries(trimmed), price: priceOf(form), requirements: { experience, homeType, children, otherPets } };
  const papers = papersIn((kind) => fileOfPaper(form[kind]));
  // Only a form whose rules are kept is sent: every choice has been made.
  return { ...said, ...papers } as unknown as ListingBody;
}

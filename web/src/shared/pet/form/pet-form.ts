import type { Pet } from '../../api/types.ts';
import type { Steps } from '../../form/form-steps.ts';
import { trimmed } from '../../form/form-values.ts';
import { typedNumber } from '../../work/number-rules.ts';
import { fileOfPaper, paperKinds } from '../paper-files.ts';
import type { PaperKind } from '../paper-files.ts';
import { claimedFields, fieldNames, isAskedOf, petFields, petPart } from '../pet-fields.ts';
import type { FormField, ListingBody, PetField } from '../pet-fields.ts';

type Widened<Empty> = [Empty] extends [boolean] ? boolean : [Empty] extends [''] ? string : Empty;

/** A listing as it is being written: everything flat, the price is what was typed, and the photos are those that the server has. */
export type PetForm = { -readonly [Field in FormField]: Widened<(typeof petFields)[Field]['empty']> };

const valuesOf = (valueOf: (field: FormField) => unknown) =>
  Object.fromEntries(fieldNames.map((field) => [field, valueOf(field)])) as unknown as PetForm;

/** A listing before anything is written. */
export const emptyPetForm = valuesOf((field) => petFields[field].empty);

/** The form that edits a listing. */
export function formOfPet(pet: Pet): PetForm {
  const flat: Record<string, unknown> = { ...pet, ...pet.requirements, photos: pet.images, price: pet.price > 0 ? String(pet.price) : '' };
  return valuesOf((field) => flat[field] ?? null);
}

/** Whole rupees once the rules are kept: what is no number counts as 0, and a pet for adoption is free. */
export function priceOf({ adoptionType, price }: Pick<PetForm, 'adoptionType' | 'price'>): number {
  return adoptionType === 'Adoption' ? 0 : typedNumber(price);
}

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
  // What was answered before the species was changed to one that is not asked.
  const valueOf = (field: PetField) => (isAskedOf(form.species, field) ? form[field] : petFields[field].empty);
  const requirements = petPart('home');
  const own = claimedFields.filter((field) => !requirements.some((one) => one === field));
  const written = (fields: readonly PetField[]) => trimmed(Object.fromEntries(fields.map((field) => [field, valueOf(field)])));
  const papers = papersIn((kind) => fileOfPaper(form[kind]));
  // Only a form whose rules are kept is sent: every choice has been made.
  return { ...written(own), price: priceOf(form), requirements: written(requirements), ...papers } as unknown as ListingBody;
}

/** Fields that are asked for one under the other: switches in one frame, papers under the words for both, halves two in a row. */
export type PetPart = readonly FormField[];

/** The fields of each step; those that no step asks for stand with the last. */
export function stepsOf(steps: readonly (readonly PetPart[])[]): Steps<PetForm> {
  const asked = steps.map((parts) => parts.flat());
  const others = fieldNames.filter((field) => !asked.flat().includes(field));
  return asked.map((fields, index) => (index === asked.length - 1 ? [...fields, ...others] : fields));
}

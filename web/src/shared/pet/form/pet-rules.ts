import { required } from '../../form/form-rules.ts';
import type { Rule, Rules } from '../../form/form-rules.ts';
import { isPaperLost } from '../paper-files.ts';
import type { PaperValue } from '../paper-files.ts';
import { wholeRupees } from '../../work/number-rules.ts';
import { fieldsWith } from '../pet-fields.ts';
import type { FieldsWith } from '../pet-fields.ts';
import { priceOf } from './pet-form.ts';
import type { PetForm } from './pet-form.ts';

type Asked = FieldsWith<{ need: 'required' }>;

/** What a form asks for, unless it is marked as optional. */
const asked = fieldsWith<Asked>(({ need }) => need === 'required');

export interface PhotosOnScreen {
  /** With those under way. */
  count: number;
  /** The names of those that did not arrive, as one text. */
  unsent: string;
}

const whole = wholeRupees(0);
const price: Rule<string, PetForm> = (typed, form) =>
  form.adoptionType !== 'Adoption' &&
  (whole(typed, form) || (form.adoptionType === 'Sale' && priceOf(form) === 0 && 'pet-form:problem.price'));

/** A draft keeps no files: what was chosen before is chosen again, or taken away. */
const paper: Rule<PaperValue, unknown> = (value) => isPaperLost(value) && 'papers:problem.lost';

function photosArrived({ count, unsent }: PhotosOnScreen, isOneRequired: boolean): Rule<unknown, unknown> {
  return () => {
    if (unsent !== '') return { key: 'fields:photos.someFailed', values: { names: unsent } };
    return isOneRequired && count === 0 && 'pet-form:problem.photos';
  };
}

/** What a listing was posted without: its way of posting did not ask for it, so an edit does not either. */
export function lackingIn(listing: PetForm): Asked[] {
  return asked.filter((field) => listing[field].trim() === '');
}

/** What a form of a listing holds it to. */
export function petRules(photos: PhotosOnScreen, { optional = [] }: { optional?: readonly (Asked | 'photos')[] } = {}): Rules<PetForm> {
  const needed = asked.filter((field) => !optional.includes(field)).map((field) => [field, required(`pet-form:problem.${field}`)]);
  return {
    ...(Object.fromEntries(needed) as Rules<PetForm>),
    ...{ vaccinationRecords: paper, healthCertificate: paper, price },
    photos: photosArrived(photos, !optional.includes('photos')),
  };
}

const fieldOfPath: Record<string, string> = { images: 'photos', imageIds: 'photos', keepImages: 'photos', image: 'photos' };

/** The field of the form that a path of the API's answer means: `requirements.experience`, `imageIds[2]`. */
export function fieldOf(path: string): string {
  const bare = path.replace(/^requirements\./, '').replace(/[[.].*$/, '');
  return fieldOfPath[bare] ?? bare;
}

import { mostExperience } from '@paltu/reference';
import type { Args, Change } from '#shared/api/endpoint.ts';
import type { OwnVet } from '#shared/api/types.ts';
import { firstOf, required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import { trimmed } from '#shared/form/form-values.ts';
import { bodyOfPlace, noPlace, placeOf, placeRules } from '#shared/form/place-form.ts';
import type { PlaceForm } from '#shared/form/place-form.ts';
import { typedNumber, wholeNumber, wholeRupees } from '#shared/work/number-rules.ts';
import { papersRequired } from '#shared/papers/chosen-file.ts';
import type { ChosenFile } from '#shared/papers/chosen-file.ts';
import { todayInPakistan } from '#shared/vet/slot-days.ts';

/** A picture of the clinic in the form; a new one brings its file. */
export interface GalleryPicture {
  id: string;
  /** Where the browser can show it from. */
  address: string;
  file?: File;
}

/** A vet profile as it is being written: numbers are what was typed, nothing chosen yet is ''. In the order of the screen. */
export interface VetForm extends PlaceForm {
  /** A new picture; null leaves the one that is there. */
  image: File | null;
  /** The pictures beside it: those that stay and new ones. */
  images: GalleryPicture[];
  name: string;
  specialty: OwnVet['specialty'] | '';
  qualifications: string;
  experience: string;
  clinicName: string;
  address: string;
  city: string;
  consultationFee: string;
  phone: string;
  email: string;
  availability: string;
  homeVisit: boolean;
  emergency: boolean;
  telemedicine: boolean;
  services: string[];
  bio: string;
}

const emptyForm: VetForm = {
  ...{ image: null, images: [], name: '', specialty: '', qualifications: '', experience: '', clinicName: '', address: '', city: '' },
  ...noPlace,
  ...{ consultationFee: '', phone: '', email: '', availability: '', homeVisit: false, emergency: false, telemedicine: false },
  ...{ services: [], bio: '' },
};

/** The form that makes a profile, or edits one. */
export function formOfVet(vet: OwnVet | undefined): VetForm {
  if (vet === undefined) return emptyForm;
  const fields = Object.keys(emptyForm).map((field) => [field, vet[field as keyof OwnVet]]);
  const numbers = { experience: String(vet.experience), consultationFee: String(vet.consultationFee) };
  const images = vet.images.map(({ id, urls }) => ({ id, address: urls['320'] }));
  return { ...(Object.fromEntries(fields) as VetForm), ...numbers, ...placeOf(vet), image: null, images, services: [...vet.services] };
}

const asked = ['name', 'specialty', 'qualifications', 'clinicName', 'address', 'city'] as const;

export const vetRules: Rules<VetForm> = {
  ...Object.fromEntries(asked.map((field) => [field, required(`vet-profile:problem.${field}` as const)])),
  ...placeRules,
  consultationFee: firstOf<string, VetForm>(required('vet-profile:problem.consultationFee'), wholeRupees(0)),
  experience: wholeNumber(0, mostExperience),
};

type VetBody = Args<'postVets'>['body'];

/** What a form holds of the pictures: new ones go along, and an edit names those that stay. */
function picturesOf({ image, images }: VetForm, isEdit: boolean) {
  const files = images.flatMap(({ file }) => file ?? []);
  const keepImages = images.filter(({ file }) => file === undefined).map(({ id }) => id);
  return { ...(image && { image }), ...(files.length > 0 && { images: files }), ...(isEdit && { keepImages }) };
}

/** Whether saving sends a file. */
export const bringsFiles = ({ image, images }: VetForm): boolean => image !== null || images.some(({ file }) => file !== undefined);

/** The body of POST, or of PUT for an edit, texts trimmed; pictures when there are new ones. */
export function bodyOfForm(values: VetForm, isEdit: boolean): VetBody {
  const { image: _image, images: _images, latitude: _latitude, longitude: _longitude, ...form } = values;
  const numbers = { consultationFee: typedNumber(form.consultationFee), experience: typedNumber(form.experience) };
  // Only a form whose rules are kept is sent: every choice has been made.
  return { ...trimmed(form), ...numbers, ...bodyOfPlace(values), ...picturesOf(values, isEdit) } as unknown as VetBody;
}

/** The field of the form that a path of the API's answer means: `services.2`. */
export const fieldOf = (path: string): string => path.replace(/[[.].*$/, '').replace('keepImages', 'images');

export interface VerificationForm {
  registrationNumber: string;
  /** The last day of the registration, as `2027-05-01`; empty until it is chosen. */
  validUntil: string;
  papers: ChosenFile[];
}

export const verificationRules: Rules<VerificationForm> = {
  registrationNumber: required('vet-profile:verification.problem.registrationNumber'),
  validUntil: (day) => {
    if (day === '') return 'vet-profile:verification.problem.validUntil';
    return day < todayInPakistan() && 'vet-profile:verification.problem.past';
  },
  papers: papersRequired,
};

export function bodyOfVerification({
  registrationNumber,
  validUntil,
  papers,
}: VerificationForm): Change<'postVetsUserVerification'>['body'] {
  return { registrationNumber: registrationNumber.trim(), validUntil, papers: papers.map(({ file }) => file) };
}

import type { Args } from '#shared/api/endpoint.ts';
import type { OwnVet } from '#shared/api/types.ts';
import { required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';

/** A vet profile as it is being written: numbers are what was typed, nothing chosen yet is ''. In the order of the screen. */
export interface VetForm {
  /** A new picture; null leaves the one that is there. */
  image: File | null;
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
  ...{ image: null, name: '', specialty: '', qualifications: '', experience: '', clinicName: '', address: '', city: '' },
  ...{ consultationFee: '', phone: '', email: '', availability: '', homeVisit: false, emergency: false, telemedicine: false },
  ...{ services: [], bio: '' },
};

/** The form that makes a profile, or edits one. */
export function formOfVet(vet: OwnVet | undefined): VetForm {
  if (vet === undefined) return emptyForm;
  const fields = Object.keys(emptyForm).map((field) => [field, vet[field as keyof OwnVet]]);
  const numbers = { experience: String(vet.experience), consultationFee: String(vet.consultationFee) };
  return { ...(Object.fromEntries(fields) as VetForm), ...numbers, image: null, services: [...vet.services] };
}

const asked = ['name', 'specialty', 'qualifications', 'clinicName', 'address', 'city', 'consultationFee'] as const;

export const vetRules: Rules<VetForm> = Object.fromEntries(
  asked.map((field) => [field, required(`vet-profile:problem.${field}` as const)]),
);

export type VetBody = Args<'postVets'>['body'];

/** The body of POST and PUT, texts trimmed; the new picture when one was chosen. */
export function bodyOfForm({ image, ...form }: VetForm): VetBody {
  const trimmed = Object.entries(form).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]);
  const numbers = { consultationFee: Number(form.consultationFee), experience: Number(form.experience) };
  // Only a form whose rules are kept is sent: every choice has been made.
  return { ...Object.fromEntries(trimmed), ...numbers, ...(image && { image }) } as unknown as VetBody;
}

/** The field of the form that a path of the API's answer means: `services.2`. */
export const fieldOf = (path: string): string => path.replace(/[[.].*$/, '');

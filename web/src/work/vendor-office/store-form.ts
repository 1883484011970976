import { handlingDays } from '@paltu/reference';
import type { Args } from '#shared/api/endpoint.ts';
import type { OwnStore } from '#shared/api/types.ts';
import { required } from '#shared/form/form-rules.ts';
import type { Rules } from '#shared/form/form-rules.ts';
import { trimmed } from '#shared/form/form-values.ts';
import { bodyOfPlace, noPlace, placeOf } from '#shared/form/place-form.ts';
import type { PlaceForm } from '#shared/form/place-form.ts';

/** A store as it is being written; nothing chosen yet is ''. In the order of the screen. */
export interface StoreForm extends PlaceForm {
  /** A new picture, and a new wide one above the pages of the store; null leaves the one that is there. */
  image: File | null;
  banner: File | null;
  name: string;
  type: OwnStore['type'] | '';
  description: string;
  city: string;
  address: string;
  hours: string;
  sendsWithinDays: string;
  services: string[];
  features: string[];
}

const emptyForm: StoreForm = {
  ...{ image: null, banner: null, name: '', type: '', description: '', city: '', address: '' },
  ...noPlace,
  ...{ hours: '', sendsWithinDays: String(handlingDays.usual), services: [], features: [] },
};

/** The form that opens a store, or edits one. */
export function formOfStore(store: OwnStore | undefined): StoreForm {
  if (store === undefined) return emptyForm;
  const { name, type, description, city, address, hours, sendsWithinDays, services, features } = store;
  return {
    ...{ image: null, banner: null, name, type, description, city, address, ...placeOf(store), hours },
    ...{ sendsWithinDays: String(sendsWithinDays), services: [...services], features: [...features] },
  };
}

const asked = ['name', 'type', 'description', 'city'] as const;

export const storeRules: Rules<StoreForm> = Object.fromEntries(
  asked.map((field) => [field, required(`vendor-office:store.problem.${field}` as const)]),
);

type StoreBody = Args<'postStores'>['body'];

/** Whether saving sends a file. */
export const bringsFiles = ({ image, banner }: StoreForm): boolean => image !== null || banner !== null;

/** The body of POST and of PUT, texts trimmed; pictures when there are new ones. */
export function bodyOfStore(values: StoreForm): StoreBody {
  const { image, banner, latitude: _latitude, longitude: _longitude, sendsWithinDays, ...form } = values;
  // Only a form whose rules are kept is sent: every choice has been made.
  const texts = trimmed(form) as StoreBody;
  return {
    ...texts,
    sendsWithinDays: Number(sendsWithinDays),
    ...bodyOfPlace(values),
    ...(image && { image: [image] }),
    ...(banner && { banner }),
  };
}

/** The field of the form that a path of the API's answer means: `services.2`; `location` is the city. */
export const storeFieldOf = (path: string): string => path.replace(/[[.].*$/, '').replace('location', 'city');

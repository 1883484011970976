import { handlingDays, longestOfStore, mostStoreServices, storeTypes } from '@paltu/reference';
import { citySchema } from '@paltu/reference/city-schema';
import { checkPlace, placeFields, toPlace } from '@paltu/reference/place-schema';
import { searchSchema } from '@paltu/reference/search-schema';
import {
  choice,
  clearable,
  clearableNumberIn,
  flag,
  formList,
  idParam,
  numberIn,
  optionalText,
  pageQuery,
  parameter,
  requiredMultilineText,
  requiredText,
  sentFields,
  text,
} from '@paltu/service-kit';
import { z } from 'zod';
import type { StoreFilter } from './store-queries-store.ts';
import { storeOrders, type StoreDetails, type StoreId } from './store.ts';

const place = placeFields(clearableNumberIn);
const city = citySchema({ missing: 'City is required', unknown: 'City must be a known city of Pakistan' });

const entries = (label: string, entry: string, longest: number) =>
  formList(label, text(entry).pipe(z.string().max(longest, `${entry} must be at most ${longest} characters long`)), 60)
    .transform((all) => all.filter((one) => one !== ''))
    .refine((all) => all.length <= mostStoreServices, `A store can have at most ${mostStoreServices} ${label.toLowerCase()}`);

const sendsWithinDays = numberIn('Days to send an order', handlingDays.least, handlingDays.most).pipe(
  z.int('Days to send an order must be a whole number'),
);

const required = {
  name: requiredText('Store name', longestOfStore.name),
  type: choice('Store type', storeTypes),
  description: requiredMultilineText('Description', longestOfStore.description),
};

const optional = {
  address: clearable(optionalText('Address', longestOfStore.address)),
  hours: clearable(optionalText('Hours', longestOfStore.hours)),
  services: entries('Services', 'A service', longestOfStore.service),
  features: entries('Features', 'A feature', longestOfStore.feature),
};

interface Located {
  readonly city?: string | undefined;
  readonly location?: string | undefined;
}

const checkCity = ({ city: named, location }: Located, context: z.RefinementCtx): void => {
  if (named === undefined && location === undefined)
    context.addIssue({ code: 'custom', message: 'City is required', path: ['city'], input: named });
};

/** `location` is read as the city where none is sent. */
const cityFields = { city: city.optional(), location: city.optional() };

/** POST /api/v1/stores */
export const openStoreBody = z
  .strictObject({
    ...required,
    ...cityFields,
    address: optional.address.default(''),
    hours: optional.hours.default(''),
    sendsWithinDays: sendsWithinDays.default(handlingDays.usual),
    services: optional.services.default([]),
    features: optional.features.default([]),
    latitude: place.latitude.optional(),
    longitude: place.longitude.optional(),
  })
  .superRefine(checkPlace)
  .superRefine(checkCity);

/** PUT /api/v1/stores: a missing field means "leave it", null clears an optional text, or the place. In another city a missing place is cleared too. */
export const editStoreBody = z
  .strictObject({ ...required, ...cityFields, ...optional, sendsWithinDays, ...place })
  .partial()
  .superRefine(checkPlace);

/** PATCH /api/v1/stores/status */
export const statusBody = z.strictObject({ isActive: flag('isActive') });

export const storeParams = z.object({ id: idParam.transform((id) => id as StoreId) });

const search = searchSchema(text('Search'));

/** GET /api/v1/stores; unknown parameters are ignored. */
export const storesQuery = z.object({
  ...pageQuery(12),
  search: parameter(search).describe(
    'What is looked for in name, type, city, services, features, description and address, in English, Urdu or Roman Urdu; what names a city is a filter. A word that is nowhere is replaced by the nearest.',
  ),
  type: parameter(choice('Store type', storeTypes)),
  city: parameter(city),
  minRating: parameter(numberIn('minRating', 0, 5)),
  sortBy: parameter(choice('sortBy', [...storeOrders, 'relevance'])).describe('relevance by default while searching, else rating'),
});

/** GET /api/v1/stores/search */
export const searchQuery = z.object({
  ...pageQuery(12),
  q: z.string('q is required').pipe(searchSchema(requiredText('q', 100, 'q is required'))),
});

/** GET /api/v1/stores/featured */
export const featuredQuery = z.object(pageQuery(6));

/** GET /api/v1/stores/type */
export const typeQuery = z.object({ ...pageQuery(12), type: choice('Store type', storeTypes) });

/** GET /api/v1/stores/nearby */
export const nearbyQuery = z.object({
  ...pageQuery(10),
  ...placeFields(numberIn),
  maxDistance: parameter(numberIn('maxDistance', 0, 1_000_000)).describe('In metres, inclusive; 10,000 unless given'),
});

export const toDetails = ({ city, location, latitude, longitude, ...details }: z.output<typeof openStoreBody>): StoreDetails => ({
  ...details,
  // One of them is there: the schema has looked.
  cityId: city ?? location ?? '',
  place: toPlace({ latitude, longitude }) ?? null,
});

/** What an edit changes: only the fields that were sent. */
export const toChange = ({ city, location, latitude, longitude, ...details }: z.output<typeof editStoreBody>) =>
  sentFields({ ...details, cityId: city ?? location, place: toPlace({ latitude, longitude }) }) as Partial<StoreDetails>;

export const toFilter = ({ type, city, minRating }: z.output<typeof storesQuery>): StoreFilter => ({ type, cityId: city, minRating });

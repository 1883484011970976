import { longestOfVet, mostExperience, mostServices, mostVetPictures, specialties } from '@paltu/reference';
import { citySchema } from '@paltu/reference/city-schema';
import { phoneSchema } from '@paltu/reference/phone-schema';
import { checkPlace, placeFields, toPlace } from '@paltu/reference/place-schema';
import { searchSchema } from '@paltu/reference/search-schema';
import {
  choice,
  clearable,
  clearableNumberIn,
  emailAddress,
  flag,
  formList,
  idParam,
  numberIn,
  optionalMultilineText,
  optionalText,
  pageQuery,
  parameter,
  requiredText,
  rupees,
  sentFields,
  text,
} from '@paltu/service-kit';
import { z } from 'zod';
import type { VetFilter } from './vet-store.ts';
import { vetOrders, type VetDetails, type VetId } from './vet.ts';

const city = citySchema({ missing: 'City is required', unknown: 'City must be a known city of Pakistan' });

const phoneMessage = 'Phone must be a phone number';
const phone = clearable(z.union([z.literal(''), phoneSchema({ missing: phoneMessage, invalid: phoneMessage })]));

const email = clearable(z.union([z.literal(''), emailAddress('Email', 'Email must be an e-mail address')]));

const years = numberIn('Experience', 0, mostExperience).pipe(z.int('Experience must be whole years'));

const services = formList(
  'Services',
  text('A service').pipe(z.string().max(longestOfVet.service, 'A service must be at most 60 characters long')),
  60,
)
  .transform((all) => all.filter((service) => service !== ''))
  .refine((all) => all.length <= mostServices, `A profile can have at most ${mostServices} services`);

/** A vet who leaves it empty has given no price, which does not mean that visits are free. */
const fee = z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), rupees('Consultation fee'));

/** The fields of a profile, each as it must be when it is there. */
const required = {
  name: requiredText('Name', longestOfVet.name),
  specialty: choice('Specialty', specialties),
  qualifications: requiredText('Qualifications', longestOfVet.qualifications),
  clinicName: requiredText('Clinic name', longestOfVet.clinicName),
  address: requiredText('Address', longestOfVet.address),
  city,
  consultationFee: fee,
};

const optional = {
  phone,
  email,
  bio: clearable(optionalMultilineText('Bio', longestOfVet.bio)),
  services,
  availability: clearable(optionalText('Availability', longestOfVet.availability)),
  homeVisit: flag('Home visit'),
  emergency: flag('Emergency'),
  telemedicine: flag('Telemedicine'),
  experience: years,
  ...placeFields(clearableNumberIn),
};

/** POST /api/v1/vets */
export const listVetBody = z
  .strictObject({
    ...required,
    phone: optional.phone.default(''),
    email: optional.email.default(''),
    bio: optional.bio.default(''),
    services: optional.services.default([]),
    availability: optional.availability.default(''),
    homeVisit: optional.homeVisit.default(false),
    emergency: optional.emergency.default(false),
    telemedicine: optional.telemedicine.default(false),
    experience: optional.experience.default(0),
    latitude: optional.latitude.optional(),
    longitude: optional.longitude.optional(),
  })
  .superRefine(checkPlace);

const keepImages = formList('keepImages', z.uuid('keepImages must be ids of images').toLowerCase(), 50).refine(
  (ids) => ids.length <= mostVetPictures,
  `Maximum ${mostVetPictures} images allowed`,
);

/** PUT /api/v1/vets: a missing field means "leave it", null clears an optional text, or the place. In another city a missing place is cleared too. */
export const editVetBody = z
  .strictObject({ ...required, ...optional, keepImages })
  .partial()
  .superRefine(checkPlace);

/** PATCH /api/v1/vets/status */
export const statusBody = z.strictObject({ isActive: flag('isActive') });

export const vetParams = z.object({ id: idParam.transform((id) => id as VetId) });

const search = parameter(searchSchema(text('Search')));

/** GET /api/v1/vets; unknown parameters are ignored. */
export const vetsQuery = z.object({
  ...pageQuery(12),
  search: search.describe(
    'Words of name, clinic, specialty, qualifications, bio, services and city; what names a city, a specialty or how one is seen is a filter',
  ),
  city: parameter(city),
  specialty: parameter(choice('Specialty', specialties)),
  today: parameter(flag('today')).describe('Whether there is a free slot still to come today, in Pakistan; false asks for nothing'),
  emergency: parameter(flag('emergency')),
  homeVisit: parameter(flag('homeVisit')),
  homevisit: parameter(flag('homevisit')).describe('The same as homeVisit'),
  telemedicine: parameter(flag('telemedicine')),
  minRating: parameter(numberIn('minRating', 0, 5)),
  sortBy: parameter(choice('sortBy', vetOrders)),
});

/** GET /api/v1/vets/featured */
export const featuredQuery = z.object(pageQuery(6));

/** GET /api/v1/vets/specialty */
export const specialtyQuery = z.object({ ...pageQuery(10), specialty: choice('Specialty', specialties) });

/** GET /api/v1/vets/nearby */
export const nearbyQuery = z.object({
  ...pageQuery(10),
  ...placeFields(numberIn),
  maxDistance: parameter(numberIn('maxDistance', 0, 1_000_000)).describe('In metres, inclusive; 10,000 unless given'),
});

export const toDetails = ({ city, latitude, longitude, ...details }: z.output<typeof listVetBody>): VetDetails => ({
  ...details,
  cityId: city,
  place: toPlace({ latitude, longitude }) ?? null,
});

/** What an edit changes: only the fields that were sent. */
export const toChange = ({ city, latitude, longitude, keepImages, ...details }: z.output<typeof editVetBody>) => ({
  details: sentFields({ ...details, cityId: city, place: toPlace({ latitude, longitude }) }) as Partial<VetDetails>,
  kept: keepImages,
});

/** Only what is asked for: `false` asks for nothing. */
const wanted = (flag: boolean | undefined): true | undefined => (flag === true ? true : undefined);

export const toFilter = (query: z.output<typeof vetsQuery>, now: Date): VetFilter => ({
  cityId: query.city,
  specialty: query.specialty,
  emergency: wanted(query.emergency),
  homeVisit: wanted(query.homeVisit ?? query.homevisit),
  telemedicine: wanted(query.telemedicine),
  minRating: query.minRating,
  freeFrom: query.today === true ? now : undefined,
});

import type { ListingId } from '@paltu/kernel';
import {
  adoptionTypes,
  approvalStatuses,
  availabilities,
  companions,
  experiences,
  genders,
  healthStatuses,
  homeTypes,
  longest,
  mostMonths,
  mostPictures,
  mostSearchWords,
  mostTags,
  personalities,
  sizes,
  species,
  trainingLevels,
} from '@paltu/reference';
import { citySchema } from '@paltu/reference/city-schema';
import { searchSchema } from '@paltu/reference/search-schema';
import {
  choice,
  clearable,
  flag,
  formList,
  fromJsonText,
  idParam,
  optionalMultilineText,
  optionalText,
  pageQuery,
  parameter,
  requiredMultilineText,
  requiredText,
  rupees,
  sentFields,
  text,
} from '@paltu/service-kit';
import { z } from 'zod';
import type { OwnListingFilter } from './listing-store.ts';
import { paperFields, usualDetails, usualRequirements, type ListingDetails, type PictureId } from './listing.ts';
import type { PictureIds } from './offering-use-cases.ts';
import type { ListingChange } from './owner-decisions.ts';
import type { ListingFilter } from './published-sql-store.ts';

const city = citySchema({ missing: 'Location is required', unknown: 'Location must be a known city of Pakistan' });

const tags = formList('Tags', text('A tag').pipe(z.string().max(longest.tag, `A tag must be at most ${longest.tag} characters long`)), 50)
  .transform((all) => all.filter((tag) => tag !== ''))
  .refine((all) => all.length <= mostTags, `A listing can have at most ${mostTags} tags`);

const pictureIds = (label: string) =>
  formList(
    label,
    z
      .uuid(`${label} must be ids of pictures`)
      .toLowerCase()
      .transform((id) => id as PictureId),
    50,
  );

const trainingLevel = clearable(
  z.union([z.literal(''), choice('Training level', trainingLevels)], `Training level must be one of: ${trainingLevels.join(', ')}`),
);

const requirements = {
  experience: choice('Experience', experiences),
  homeType: choice('Home type', homeTypes),
  children: flag('Children'),
  otherPets: flag('Other pets'),
};

/** The fields of a listing, each as it must be when it is there. */
const fields = {
  name: requiredText('Pet name', longest.name),
  species: choice('Species', species),
  breed: requiredText('Breed', longest.breed),
  age: requiredText('Age', longest.age),
  gender: choice('Gender', genders),
  color: clearable(optionalText('Color', longest.color)),
  size: choice('Size', sizes),
  weight: clearable(optionalText('Weight', longest.weight)),
  description: requiredMultilineText('Description', longest.description),
  healthStatus: choice('Health status', healthStatuses),
  vaccinated: flag('Vaccinated'),
  neutered: flag('Neutered'),
  microchipped: flag('Microchipped'),
  specialNeeds: clearable(optionalMultilineText('Special needs', longest.specialNeeds)),
  adoptionType: choice('Adoption type', adoptionTypes),
  price: rupees('Price'),
  location: city,
  status: choice('Status', availabilities),
  urgent: flag('Urgent'),
  tags,
  personality: formList('Personality', choice('Personality', personalities), personalities.length * 2),
  goodWith: formList('Good with', choice('Good with', companions), companions.length * 2),
  trainingLevel,
  reasonForRehoming: clearable(optionalMultilineText('Reason for rehoming', longest.reasonForRehoming)),
};

type Defaulted<Fields, Usual> = { [Name in keyof Usual]: z.ZodDefault<Extract<Fields[Name & keyof Fields], z.ZodType>> };

/** Those of the fields that may be left out; they are then as in `usual`. */
const defaulted = <Fields extends Record<keyof Usual, z.ZodType>, Usual extends object>(schemas: Fields, usual: Usual) =>
  Object.fromEntries(Object.entries(usual).map(([name, value]) => [name, schemas[name as keyof Usual].default(value)])) as Defaulted<
    Fields,
    Usual
  >;

const newRequirements = fromJsonText(
  'Requirements',
  z.strictObject(defaulted(requirements, usualRequirements), 'Requirements must be an object'),
);

const { name, species: speciesField, breed, age, gender, size, description, location } = fields;

/** POST /api/v1/pets */
export const createListingBody = z.strictObject({
  name,
  species: speciesField,
  breed,
  age,
  gender,
  size,
  description,
  location,
  ...defaulted(fields, usualDetails),
  requirements: newRequirements.default(usualRequirements),
  imageIds: pictureIds('imageIds').default([]),
});

// A new one comes as a file of this name.
const noPaper = z.union([z.null(), z.literal('')], 'Send a file, or nothing to take it away').transform(() => null);

/** PUT /api/v1/pets/{id}: a missing field means "leave it", null clears an optional text. */
export const editListingBody = z
  .strictObject({
    ...fields,
    requirements: fromJsonText('Requirements', z.strictObject(requirements, 'Requirements must be an object').partial()),
    imageIds: pictureIds('imageIds'),
    vaccinationRecords: noPaper,
    healthCertificate: noPaper,
    keepImages: pictureIds('keepImages').refine((ids) => ids.length <= mostPictures, `Maximum ${mostPictures} images allowed`),
  })
  .partial();

/** PATCH /api/v1/pets/{id}/status */
export const statusBody = z.strictObject({ status: fields.status });

/** PATCH /api/v1/admin/pets/{id}/featured */
export const featuredBody = z.strictObject({ featured: flag('Featured') });

export const listingParams = z.object({ id: idParam.transform((id) => id as ListingId) });

const ownOrders = ['newest', 'sent-back'] as const;
const orders = ['relevance', 'newest', 'oldest', 'price-low', 'price-high', 'name'] as const;

const search = parameter(searchSchema(text('Search')));

const months = (label: string) => {
  const message = `${label} must be a whole number of months from 0 to ${mostMonths}`;
  return z
    .string(message)
    .regex(/^\d{1,4}$/, message)
    .transform(Number)
    .pipe(z.number().max(mostMonths, message))
    .meta({ override: { type: 'integer', minimum: 0, maximum: mostMonths } });
};

/** GET /api/v1/pets; unknown parameters are ignored. */
export const publishedQuery = z.object({
  ...pageQuery(50),
  search: search.describe(
    `What is looked for in name, breed, species, city, tags, colour and description, in English, Urdu or Roman Urdu; at most ${mostSearchWords} words. Words for what can be filtered by (billi, Lhr, 25k tak, 2 saal, bina teeka) are understood so. A word that is nowhere is replaced by the nearest: one error from four letters on, two from eight. The last word need only begin so.`,
  ),
  species: parameter(choice('Species', species)),
  breed: parameter(text('Breed').pipe(z.string().max(longest.breed, `Breed must be at most ${longest.breed} characters long`))).describe(
    'A part of the breed, in any letter case; with less than three letters in a row the beginning of one of its words',
  ),
  gender: parameter(choice('Gender', genders)),
  size: parameter(choice('Size', sizes)),
  location: parameter(city),
  adoptionType: parameter(choice('Adoption type', adoptionTypes)),
  minPrice: parameter(rupees('minPrice')),
  maxPrice: parameter(rupees('maxPrice')),
  minAge: parameter(months('minAge')).describe('Whole months today, inclusive; an age that cannot be read never matches'),
  maxAge: parameter(months('maxAge')).describe('As minAge'),
  vaccinated: parameter(flag('Vaccinated')),
  urgent: parameter(flag('Urgent')),
  status: parameter(choice('Status', availabilities)).describe('Whether it can be had; of every one when it is left out'),
  excludeId: parameter(z.uuid('excludeId must be the id of a listing').toLowerCase()),
  sortBy: parameter(choice('sortBy', orders)).describe('relevance by default while searching, else newest'),
});

/** GET /api/v1/pets/featured, /api/v1/pets/urgent */
export const pickedQuery = z.object({ limit: pageQuery(6).limit });

/** GET /api/v1/pets/user/my-pets */
export const ownQuery = z.object({
  ...pageQuery(50),
  approvalStatus: parameter(choice('approvalStatus', approvalStatuses)),
  status: parameter(choice('Status', availabilities)),
  species: parameter(choice('Species', species)),
  search: search.describe('Words of the listing, as in the list of published listings; none is corrected'),
  sortBy: parameter(choice('sortBy', ownOrders)),
});

const named = (field: string, ids: readonly PictureId[] | undefined): PictureIds | undefined => ids && { field, ids };

/** The details of a new listing, and the pictures it names. */
export const toNewListing = ({ location, imageIds, ...details }: z.output<typeof createListingBody>) => ({
  details: { ...details, cityId: location } satisfies ListingDetails,
  ahead: named('imageIds', imageIds),
});

/** What an edit changes: only the fields that were sent. */
export const toChange = (body: z.output<typeof editListingBody>) => {
  const { location, imageIds, keepImages, requirements, vaccinationRecords, healthCertificate, ...details } = body;
  const changed = sentFields({ ...details, cityId: location, requirements: requirements && sentFields(requirements) });
  return {
    details: changed satisfies ListingChange['details'],
    withoutPapers: paperFields.filter((field) => ({ vaccinationRecords, healthCertificate })[field] === null),
    kept: named('keepImages', keepImages),
    ahead: named('imageIds', imageIds),
  };
};

export const toFilter = (query: z.output<typeof publishedQuery>): ListingFilter => {
  const { page: _page, limit: _limit, sortBy: _sortBy, search: _search, location, ...filter } = query;
  return { ...filter, cityId: location };
};

export const toOwnFilter = (query: z.output<typeof ownQuery>): OwnListingFilter => {
  const { page: _page, limit: _limit, sortBy: _sortBy, ...filter } = query;
  return filter;
};

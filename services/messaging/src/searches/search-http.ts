import { adoptionTypes, genders, longest, mostMonths, sizes, species, wordsOf } from '@paltu/reference';
import { citySchema } from '@paltu/reference/city-schema';
import { searchSchema } from '@paltu/reference/search-schema';
import {
  choice,
  flag,
  idParam,
  numberIn,
  optionalText,
  rupees,
  sentFields,
  text,
  created,
  data,
  done,
  message,
  ok,
  route,
  type Route,
} from '@paltu/service-kit';
import { z } from 'zod';
import {
  frequencies,
  shownFilters,
  mostSearches,
  accountDeactivated,
  searchNotFound,
  tooManySearches,
  type SavedSearch,
  type SearchFilters,
  type SearchId,
} from './saved-search.ts';
import type { SearchQueries } from './search-store.ts';
import type { SearchDecisions } from './search-use-cases.ts';

const longestName = 60;

const months = (label: string) => numberIn(label, 0, mostMonths).pipe(z.int(`${label} must be a whole number of months`));

const aboveMost = (least: string, most: string) => ({
  path: [least],
  error: `${least} must not be above ${most}`,
  params: { code: 'too-big' },
});

/** Of `GET /pets`, each at most once. */
const filters = z
  .strictObject(
    {
      search: searchSchema(text('Search')),
      species: choice('Species', species),
      breed: text('Breed').pipe(z.string().max(longest.breed, `Breed must be at most ${longest.breed} characters long`)),
      gender: choice('Gender', genders),
      size: choice('Size', sizes),
      location: citySchema({ missing: 'Location is required', unknown: 'Location must be a known city of Pakistan' }),
      adoptionType: choice('Adoption type', adoptionTypes),
      minPrice: rupees('minPrice'),
      maxPrice: rupees('maxPrice'),
      minAge: months('minAge'),
      maxAge: months('maxAge'),
      vaccinated: flag('Vaccinated'),
      urgent: flag('Urgent'),
    },
    'Filters are required',
  )
  .partial()
  // A text without a word asks for nothing.
  .transform(({ location, search, breed, ...others }): SearchFilters =>
    sentFields({
      ...others,
      search: search === undefined || wordsOf(search).length === 0 ? undefined : search,
      breed: breed === '' ? undefined : breed,
      cityId: location,
    }),
  )
  .refine((chosen) => Object.keys(chosen).length > 0, { error: 'Choose at least one filter', params: { code: 'required' } })
  .refine(({ minPrice = 0, maxPrice = minPrice }) => minPrice <= maxPrice, aboveMost('minPrice', 'maxPrice'))
  .refine(({ minAge = 0, maxAge = minAge }) => minAge <= maxAge, aboveMost('minAge', 'maxAge'));

const name = optionalText('Name', longestName);

const frequency = choice('Frequency', frequencies);

const saveBody = z.strictObject({ name: name.default(''), filters, frequency: frequency.default('daily') });

const changeBody = z.strictObject({ name, frequency, paused: flag('Paused') }).partial();

const searchParams = z.object({ id: idParam.transform((id) => id as SearchId) });

const filtersView = z
  .strictObject({
    search: z.string(),
    species: z.enum(species),
    breed: z.string(),
    gender: z.enum(genders),
    size: z.enum(sizes),
    location: z.string(),
    adoptionType: z.enum(adoptionTypes),
    minPrice: z.int(),
    maxPrice: z.int(),
    minAge: z.int(),
    maxAge: z.int(),
    vaccinated: z.boolean(),
    urgent: z.boolean(),
  })
  .partial();

export const searchView = z
  .strictObject({
    _id: z.uuid(),
    id: z.uuid(),
    /** Empty where the member gave none. */
    name: z.string(),
    filters: filtersView,
    /** At eight in the morning in Pakistan, each day or on Saturdays. */
    frequency: z.enum(frequencies),
    paused: z.boolean(),
    savedAt: z.iso.datetime(),
  })
  .meta({ id: 'SavedSearch' });

export const presentSearch = ({ id, name: given, filters: chosen, frequency: often, pausedAt, savedAt }: SavedSearch) =>
  ({
    _id: id,
    id,
    name: given,
    filters: shownFilters(chosen) as z.input<typeof filtersView>,
    frequency: often,
    paused: pausedAt !== null,
    savedAt: savedAt.toISOString(),
  }) satisfies z.input<typeof searchView>;

const path = '/api/v1/notifications/searches';

const oneSearch = { path: `${path}/:id`, access: 'member', limit: 'writes', params: searchParams, notFound: searchNotFound } as const;

/** Of what members want to know as soon as it is listed. */
export const searchRoutes = (queries: Pick<SearchQueries, 'list'>, decisions: SearchDecisions): Route[] => [
  route({
    method: 'get',
    path,
    access: 'member',
    summary: 'Saved searches of the caller, the first one first',
    answers: { 200: data({ searches: z.array(searchView) }) },
    handle: async ({ actor: { userId } }) => ok({ searches: (await queries.list(userId)).map(presentSearch) }),
  }),
  route({
    method: 'post',
    path,
    access: 'member',
    summary: `Save a search of pets, at most ${mostSearches}: new ones are mailed at eight; 200 where one that finds the same is there`,
    body: saveBody,
    answers: { 200: data({ search: searchView }), 201: data({ search: searchView }) },
    refuses: [tooManySearches, accountDeactivated],
    handle: async ({ actor: { userId: memberId }, body }) => {
      const { search, isNew } = await decisions.save({ memberId, ...body });
      return isNew ? created({ search: presentSearch(search) }) : ok({ search: presentSearch(search) });
    },
  }),
  route({
    ...oneSearch,
    method: 'patch',
    summary: 'Rename a saved search, pause it, or choose how often new pets are mailed',
    body: changeBody,
    answers: { 200: data({ search: searchView }) },
    handle: async ({ actor: { userId }, params: { id }, body }) => ok({ search: presentSearch(await decisions.change(userId, id, body)) }),
  }),
  route({
    ...oneSearch,
    method: 'delete',
    summary: 'Look for it no longer',
    answers: { 200: message() },
    handle: async ({ actor: { userId }, params: { id } }) => {
      await decisions.delete(userId, id);
      return done();
    },
  }),
];

import { adoptionTypes, genders, longest, mostMonths, sizes, species, wordsOf } from '@paltu/reference';
import { citySchema } from '@paltu/reference/city-schema';
import { searchSchema } from '@paltu/reference/search-schema';
import { choice, flag, idParam, numberIn, optionalText, rupees, sentFields, text } from '@paltu/service-kit';
import { z } from 'zod';
import { frequencies, type SavedSearch, type SearchFilters, type SearchId } from '../domain/saved-search.ts';
import { shownFilters } from '../domain/search-page.ts';

const longestName = 60;

const months = (label: string) => numberIn(label, 0, mostMonths).pipe(z.int(`${label} must be a whole number of months`));

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
  .refine((chosen) => Object.keys(chosen).length > 0, { error: 'Choose at least one filter', params: { code: 'required' } });

const name = optionalText('Name', longestName);
const frequency = choice('Frequency', frequencies);

export const saveBody = z.strictObject({ name: name.default(''), filters, frequency: frequency.default('daily') });

export const changeBody = z.strictObject({ name, frequency, paused: flag('Paused') }).partial();

export const searchParams = z.object({ id: idParam.transform((id) => id as SearchId) });

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

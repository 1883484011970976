import type { namedFields } from '@paltu/search';
import type { ListingFilter } from '../use-cases/ports.ts';
import type { Conditions } from './listing-conditions.ts';

/** What a search may name, and the filter that it then is. */
const filterOfField = {
  species: 'species',
  location: 'cityId',
  gender: 'gender',
  size: 'size',
  minAge: 'minAge',
  maxAge: 'maxAge',
  maxPrice: 'maxPrice',
  adoptionType: 'adoptionType',
  vaccinated: 'vaccinated',
  urgent: 'urgent',
} as const satisfies Readonly<Record<string, keyof ListingFilter>>;

type Field = keyof typeof filterOfField;

/** Fields that are not chosen already: words for those that are, are looked for as words. */
export const fieldsLeft = (filter: ListingFilter): readonly string[] =>
  (Object.keys(filterOfField) as Field[]).filter((field) => filter[filterOfField[field]] === undefined);

/** A filter narrowed by what a search names. */
export const narrowed = (filter: ListingFilter, named: ReturnType<typeof namedFields>): Conditions => ({
  ...filter,
  ...Object.fromEntries(Object.entries(named).map(([field, value]) => [filterOfField[field as Field], value])),
});

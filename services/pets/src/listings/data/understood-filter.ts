import type { MeantFields } from '@paltu/search';
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

const together = (field: string, values: readonly unknown[]): unknown => {
  if (field.startsWith('max')) return Math.min(...values.map(Number));
  if (field.startsWith('min')) return Math.max(...values.map(Number));
  const different = [...new Set(values)];
  return different.length > 1 ? different : different[0];
};

/** A filter narrowed by what was understood: "cats and dogs" are either. */
export const narrowed = (filter: ListingFilter, understood: readonly MeantFields[]): Conditions => {
  const named = [...new Set(understood.flatMap(Object.keys))] as Field[];
  const more = named.map((field) => {
    const values = understood.flatMap((fields) => (field in fields ? [fields[field]] : []));
    return [filterOfField[field], together(field, values)] as const;
  });
  return { ...filter, ...Object.fromEntries(more) };
};

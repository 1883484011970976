import type { PetFilter } from '@paltu/reference';
import type { namedFields } from '../meaning/named-fields.ts';

/** A filter of which, for some fields, any of several values will do. */
export type Narrowed<Filter> = { readonly [Field in keyof Filter]: Filter[Field] | readonly Filter[Field][] };

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
} as const satisfies Readonly<Record<string, keyof PetFilter>>;

type Field = keyof typeof filterOfField;

/** Fields that are not chosen already: words for those that are, are looked for as words. */
export const fieldsLeft = (filter: PetFilter): readonly string[] =>
  (Object.keys(filterOfField) as Field[]).filter((field) => filter[filterOfField[field]] === undefined);

/** A filter narrowed by what a search names. */
export const narrowed = <Filter extends PetFilter>(filter: Filter, named: ReturnType<typeof namedFields>): Narrowed<Filter> => ({
  ...filter,
  ...Object.fromEntries(Object.entries(named).map(([field, value]) => [filterOfField[field as Field], value])),
});

import { namedFields, searchQuery, understand, understoodIn } from '@paltu/search';
import { breedPatterns, fieldsLeft, narrowed, type Narrowed } from '@paltu/search/pets';
import type { ListedPet } from '../domain/listed-pet.ts';
import type { SearchFilters } from '../domain/saved-search.ts';

/** What a pet has to be for a search, as columns; null where anything will do. */
export interface SearchCriteria {
  /** Species and city, by which the searches that a pet may fit are found: `Dog/lahore`, `Dog/*`. */
  readonly places: readonly string[];
  readonly breeds: readonly string[] | null;
  readonly genders: readonly string[] | null;
  readonly sizes: readonly string[] | null;
  readonly adoptionTypes: readonly string[] | null;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly minAge: number | null;
  readonly maxAge: number | null;
  readonly vaccinated: boolean | null;
  readonly urgent: boolean | null;
  /** The text of a `tsquery`. */
  readonly query: string | null;
}

const any = '*';

const placesOf = (species: readonly string[], cities: readonly string[]): readonly string[] =>
  species.flatMap((one) => cities.map((city) => `${one}/${city}`));

/** Where the searches stand that a pet may fit. */
export const placesOfPet = ({ species, cityId }: Pick<ListedPet, 'species' | 'cityId'>): readonly string[] =>
  placesOf([species, any], [cityId, any]);

const listed = <Value>(value: Value | readonly Value[]): readonly NonNullable<Value>[] | null => {
  if (value === undefined) return null;
  return (Array.isArray(value) ? value : [value]) as readonly NonNullable<Value>[];
};

const one = <Value>(value: Value | readonly Value[]): NonNullable<Value> | null => listed(value)?.[0] ?? null;

/** A search as the list of pets understands it: words that name what can be filtered by are filters. */
const understood = ({ search = '', ...filter }: SearchFilters) => {
  const meant = understand(search, fieldsLeft(filter));
  const named = namedFields(understoodIn(meant).map(({ fields }) => fields));
  return { filter: narrowed(filter, named) as Narrowed<Omit<SearchFilters, 'search'>>, query: searchQuery(meant) ?? null };
};

export const criteriaOf = (filters: SearchFilters): SearchCriteria => {
  const { filter, query } = understood(filters);
  return {
    places: placesOf(listed(filter.species) ?? [any], listed(filter.cityId) ?? [any]),
    breeds: filters.breed === undefined ? null : breedPatterns(filters.breed),
    genders: listed(filter.gender),
    sizes: listed(filter.size),
    adoptionTypes: listed(filter.adoptionType),
    minPrice: one(filter.minPrice),
    maxPrice: one(filter.maxPrice),
    minAge: one(filter.minAge),
    maxAge: one(filter.maxAge),
    vaccinated: one(filter.vaccinated),
    urgent: one(filter.urgent),
    query,
  };
};

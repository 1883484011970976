import { adoptionTypes, genders, longestSearch, sizes, species } from '@paltu/reference';
import type { AdoptionType, Gender, Size, Species } from '@paltu/reference';
import type { City } from '#shared/api/types.ts';
import { city, isOn, oneOf, oneOfOr, searchOrders, searchText, wholeNumber } from '#shared/list/list-schema.ts';
import type { ListSchema, Parameter } from '#shared/list/list-schema.ts';
import { filterFlags } from '#shared/pet/pet-fields.ts';
import type { FilterFlag } from '#shared/pet/pet-fields.ts';

/** What is searched for comes by relevance unless another order is chosen, all else the newest first. */
export const petSorts = ['relevance', 'newest', 'oldest', 'price-low', 'price-high', 'name'] as const;

/** The most characters of a breed. */
export const breedLimit = 60;

/** The most rupees and months that the API takes. */
const dearest = 100_000_000;
const oldest = 2400;

/** As the API takes them; prices in whole rupees and ages in months, both ends included. */
export interface PetFilters extends Partial<Record<FilterFlag, true | undefined>> {
  search?: string | undefined;
  species?: Species | undefined;
  adoptionType?: AdoptionType | undefined;
  location?: City | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  minAge?: number | undefined;
  maxAge?: number | undefined;
  breed?: string | undefined;
  gender?: Gender | undefined;
  size?: Size | undefined;
  /** Those that are reserved or adopted, too; else what can be had alone. */
  gone?: true | undefined;
}

export interface PetSettings {
  sortBy: (typeof petSorts)[number];
  view: 'grid' | 'rows';
}

/** The public list, by its address. Pages are numbered for the first 1,000 pets only. */
export const petList: ListSchema<PetFilters, PetSettings> = {
  filters: {
    search: searchText(1, longestSearch),
    species: oneOf(species),
    adoptionType: oneOf(adoptionTypes),
    location: city,
    minPrice: wholeNumber(1, dearest),
    maxPrice: wholeNumber(0, dearest),
    minAge: wholeNumber(1, oldest),
    maxAge: wholeNumber(0, oldest),
    breed: searchText(1, breedLimit),
    gender: oneOf(genders),
    size: oneOf(sizes),
    ...(Object.fromEntries(filterFlags.map((flag) => [flag, isOn])) as Record<FilterFlag, Parameter<true | undefined>>),
    gone: isOn,
  },
  settings: { sortBy: oneOfOr('relevance', petSorts), view: oneOfOr('grid', ['grid', 'rows']) },
  lastPage: 84,
};

/** The same with those switches alone that are on. */
export function withFlagsOn<Fields extends Partial<Record<FilterFlag, boolean>>>(fields: Fields) {
  const flags = Object.fromEntries(filterFlags.map((flag) => [flag, fields[flag] || undefined]));
  return { ...fields, ...flags } as Omit<Fields, FilterFlag> & Pick<PetFilters, FilterFlag>;
}

/** What the API is asked for: without a word about it, what can still be had. */
export function askedOf({ gone, ...filters }: PetFilters) {
  return { ...filters, ...(gone ? {} : { status: 'Available' as const }) };
}

export const petOrders = searchOrders<Exclude<PetSettings['sortBy'], 'relevance'>>(petSorts, 'newest');

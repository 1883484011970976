import { adoptionTypes, findCity, genders, species } from '@paltu/reference';
import type { AdoptionType, Gender, Species } from '#shared/api/types.ts';
import type { Query } from '#shared/navigation/page-path.ts';

export const allSorts = ['newest', 'oldest', 'price-low', 'price-high', 'name'] as const;
export type PetSort = (typeof allSorts)[number];
export type PetView = 'grid' | 'rows';

export interface PetFilters {
  species?: Species;
  adoptionType?: AdoptionType;
  /** The English name of a city. */
  location?: string;
  gender?: Gender;
  /** Only vaccinated ones; a switch that is off asks for nothing. */
  vaccinated?: true;
  urgent?: true;
}

export interface PetListState {
  filters: PetFilters;
  sortBy: PetSort;
  page: number;
  view: PetView;
}

/** The names of the filters, in the order their chips stand. */
export const filterNames = ['species', 'adoptionType', 'location', 'gender', 'vaccinated', 'urgent'] as const;
export type FilterName = (typeof filterNames)[number];

function oneOf<Choice extends string>(choices: readonly Choice[], text: string | undefined): Choice | undefined {
  return choices.find((choice) => choice.toLowerCase() === text?.trim().toLowerCase());
}

function isOn(text: string | undefined): true | undefined {
  return text === 'true' ? true : undefined;
}

function filtersOf(query: Query): PetFilters {
  return {
    species: oneOf(species, query.species),
    adoptionType: oneOf(adoptionTypes, query.adoptionType),
    location: query.location ? findCity(query.location)?.en : undefined,
    gender: oneOf(genders, query.gender),
    vaccinated: isOn(query.vaccinated),
    urgent: isOn(query.urgent),
  };
}

/** What the address asks for. Whatever it says that we do not know counts as not said, so an old link still shows pets. */
export function listStateOf(query: Query): PetListState {
  const page = Number(query.page);
  return {
    filters: filtersOf(query),
    sortBy: oneOf(allSorts, query.sortBy) ?? 'newest',
    page: Number.isInteger(page) && page > 0 && page <= 84 ? page : 1,
    view: query.view === 'rows' ? 'rows' : 'grid',
  };
}

/** The address of a state, without what is the default anyway. */
export function queryOf({ filters, sortBy, page, view }: PetListState): Query {
  return {
    ...Object.fromEntries(filterNames.map((name) => [name, String(filters[name] ?? '')])),
    sortBy: sortBy === 'newest' ? '' : sortBy,
    page: page > 1 ? String(page) : '',
    view: view === 'grid' ? '' : view,
  };
}

/** The filters that are chosen, as their chips show them. */
export function chosenFilters(filters: PetFilters): { name: FilterName; value: string }[] {
  return filterNames.flatMap((name) => {
    const value = filters[name];
    return value ? [{ name, value: String(value) }] : [];
  });
}

import { adoptionTypes, genders, species } from '@paltu/reference';
import type { AdoptionType, Gender, Species } from '@paltu/reference';
import type { City } from '#shared/api/types.ts';
import { city, isOn, oneOf, oneOfOr } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';

export const petSorts = ['newest', 'oldest', 'price-low', 'price-high', 'name'] as const;

export interface PetFilters {
  species?: Species | undefined;
  adoptionType?: AdoptionType | undefined;
  location?: City | undefined;
  gender?: Gender | undefined;
  vaccinated?: true | undefined;
  urgent?: true | undefined;
}

export interface PetSettings {
  sortBy: (typeof petSorts)[number];
  view: 'grid' | 'rows';
}

/** The public list, as its address says it. Pages are numbered for the first 1,000 pets only. */
export const petList: ListSchema<PetFilters, PetSettings> = {
  filters: {
    species: oneOf(species),
    adoptionType: oneOf(adoptionTypes),
    location: city,
    gender: oneOf(genders),
    vaccinated: isOn,
    urgent: isOn,
  },
  settings: { sortBy: oneOfOr('newest', petSorts), view: oneOfOr('grid', ['grid', 'rows']) },
  lastPage: 84,
};

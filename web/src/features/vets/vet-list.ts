import { specialties } from '@paltu/reference';
import type { Specialty } from '@paltu/reference';
import type { City } from '#shared/api/types.ts';
import { city, isOn, leastRating, oneOf, oneOfOr, searchText } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';

export const vetSorts = ['rating', 'newest', 'name', 'fee-low', 'fee-high'] as const;

/** The most characters that are searched for. */
export const searchLimit = 100;

/** As the API takes them. */
export interface VetFilters {
  search?: string | undefined;
  specialty?: Specialty | undefined;
  city?: City | undefined;
  minRating?: number | undefined;
  today?: true | undefined;
  emergency?: true | undefined;
  homeVisit?: true | undefined;
  telemedicine?: true | undefined;
}

export interface VetSettings {
  sortBy: (typeof vetSorts)[number];
  view: 'grid' | 'rows';
}

/** The public list, by its address. Pages are numbered for the first 1,000 vets only. */
export const vetList: ListSchema<VetFilters, VetSettings> = {
  filters: {
    search: searchText(1, searchLimit),
    specialty: oneOf(specialties),
    city,
    minRating: leastRating,
    today: isOn,
    emergency: isOn,
    homeVisit: isOn,
    telemedicine: isOn,
  },
  settings: { sortBy: oneOfOr('rating', vetSorts), view: oneOfOr('grid', ['grid', 'rows']) },
  lastPage: 84,
};

import { specialties } from '@paltu/reference';
import type { Specialty } from '@paltu/reference';
import type { City } from '#shared/api/types.ts';
import { city, isOn, leastRating, oneOf, oneOfOr, searchOrders, searchText } from '#shared/list/list-schema.ts';
import type { ListSchema } from '#shared/list/list-schema.ts';

/** What is searched for comes by relevance, or as its words ask for, unless another order is chosen, all else the best rated first. */
export const vetSorts = ['relevance', 'rating', 'newest', 'name', 'fee-low', 'fee-high'] as const;

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
  settings: { sortBy: oneOfOr('relevance', vetSorts), view: oneOfOr('grid', ['grid', 'rows']) },
  lastPage: 84,
};

export const vetOrders = searchOrders<Exclude<VetSettings['sortBy'], 'relevance'>>(vetSorts, 'rating');
